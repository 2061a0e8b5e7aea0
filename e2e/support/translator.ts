import type { BrowserContext } from "playwright-core";

/**
 * Does to each page what a page translator does: every text, also one that comes later, is wrapped in two `font` elements.
 * React then no longer finds the text where it put it.
 */
export async function translatesPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LEFT_ALONE = "script, style, textarea, option, title, svg, font";
    function wrap(text: Node): void {
      const parent = text.parentElement;
      if (!parent || parent.closest(LEFT_ALONE) || (text.textContent ?? "").trim() === "") return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
      // A translator puts a new text in place of the old one.
      inner.append(text.textContent ?? "");
    }
    function wrapAll(): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    }
    function isReactThere(): boolean {
      const used = [...document.querySelectorAll("h1, a, button")];
      const isReacts = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
      return used.length > 0 && used.every(isReacts);
    }
    // A translator begins when the page has been loaded. On a slow machine React may then still be on its way: it would
    // report the changed texts and render the page again, which is not the case that this tries.
    const start = setInterval(() => {
      if (document.readyState !== "complete" || !isReactThere()) return;
      clearInterval(start);
      wrapAll();
      new MutationObserver(wrapAll).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    }, 100);
  });
}
