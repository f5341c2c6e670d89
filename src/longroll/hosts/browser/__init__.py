"""The service in a web worker: Pyodide, IndexedDB, a second worker that thinks."""
