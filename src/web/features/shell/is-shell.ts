/** Whether the server sent the app's shell instead of a prerendered page. Determined before hydration. */
export const isShell = typeof document !== "undefined" && document.querySelector("[data-shell]") !== null;
