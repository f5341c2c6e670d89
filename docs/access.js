// What the theme adds to a page while it loads, made usable: wide tables can be scrolled with the keyboard, and the
// frames of the copy buttons are not announced as places of their own.
new MutationObserver(() => {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap:not([tabindex])")) table.tabIndex = 0;
  for (const frame of document.querySelectorAll(".md-code__nav:not([role])")) frame.setAttribute("role", "presentation");
}).observe(document.body, { childList: true, subtree: true });
