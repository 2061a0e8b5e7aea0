/**
 * Requests the code of a page before the person opens it. The function that does it is loaded only then, because pages
 * that never need it should not carry it. Nothing happens if that fails: the page requests its code when it opens.
 */
export function preloadPage(pathname: string): void {
  import("./page-code.ts").then(({ preloadCode }) => preloadCode(pathname)).catch(() => {});
}
