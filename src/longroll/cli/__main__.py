from longroll.cli import main

main()
