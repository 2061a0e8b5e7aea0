import type { BrowserContext } from "playwright-core";

/**
 * Does to each page what a page translator does: every text, also one that comes later, is wrapped in two `font` elements.
 * React then no longer finds the text where it put it.
 */
export async function translatesPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LEFT_ALONE = "script, noscript, style, textarea, option, title, svg, font";
    function textsOf(element: Element): Node[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    }
    function isTranslated({ parentElement, textContent }: Node): boolean {
      return parentElement !== null && !parentElement.closest(LEFT_ALONE) && textContent?.trim() !== "";
    }
    function wrap(text: Node): void {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
      // A translator puts a new text in place of the old one.
      inner.append(text.textContent ?? "");
    }
    function wrapAll(): void {
      for (const text of textsOf(document.body).filter(isTranslated)) wrap(text);
    }
    /** Whether React has taken up every text of the page, also those of parts that it takes up last. */
    function isReactThere(): boolean {
      const isReacts = (element: Element | null) =>
        element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
      const texts = textsOf(document.body).filter(isTranslated);
      return texts.length > 0 && texts.every((text) => isReacts(text.parentElement));
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
