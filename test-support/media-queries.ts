// jsdom has no media queries. In tests none matches, so a page is shown as with a mouse; a test may stub `matchMedia`.
if (typeof window === "object" && !("matchMedia" in window)) {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
}
