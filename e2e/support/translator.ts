import type { Person } from "./person.ts";

/** What React reports where the translator was there before it. React then renders the page anew. */
const TEXT_WAS_CHANGED = /Minified React error #418\b/;

/**
 * Does to each page of this person what a page translator does: every text, also one that comes later, is wrapped in two `font` elements.
 * React then no longer finds the text where it put it.
 */
export async function translatesPages(person: Person): Promise<void> {
  person.accepts(TEXT_WAS_CHANGED);
  await person.context.addInitScript(() => {
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
    // A translator begins when the page has been loaded.
    addEventListener("load", () => {
      setTimeout(() => {
        wrapAll();
        new MutationObserver(wrapAll).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }, 500);
    });
  });
}
