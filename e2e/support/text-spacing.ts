import type { Page } from "playwright-core";

/** The distances that a reader may set (WCAG 2.2, success criterion 1.4.12). Content far below is laid out too. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
  * { content-visibility: visible !important; animation: none !important; transition: none !important }
`;
/** How far lines may overlap or be cut, in pixels. The boxes of glyphs are higher than what is drawn in them. */
const TOLERATED = { across: 2, down: 5 };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Line {
  words: string;
  /** The number of the text among those of the page. The lines of one text do not overlap each other. */
  text: number;
  box: Box;
  /** Whether the line belongs to a bar that stays in the window while the page scrolls below it. */
  isFixed: boolean;
  /** What cuts off content that does not fit: an element around the line, and its edges in each direction that it cuts. */
  frames: { name: string; edges: Box; isPreview: boolean }[];
}

/** Sets the distances on the open page. Returns what is then wrong with its text, one line each. */
export async function faultsOfSpacedText(page: Page): Promise<string[]> {
  // The page's policy allows no style element that the build does not know.
  await page.evaluate(async (spacing) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  }, SPACING);
  const lines = (await page.evaluate(findLines)).map(withoutPreviewedRest);
  const { width, scrollWidth } = await page.evaluate(() => ({
    width: innerWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  const isTooWide = scrollWidth > width;
  return [
    ...new Set([
      ...lines.flatMap((line, index) => overlapsOf(line, lines.slice(index + 1))),
      ...lines.flatMap(cutsOf),
      ...(isTooWide ? [`the page is ${scrollWidth} pixels wide in a window of ${width}`] : []),
    ]),
  ];
}

function overlapsOf(line: Line, others: readonly Line[]): string[] {
  return others
    .filter(
      ({ text, isFixed, box }) => text !== line.text && isFixed === line.isFixed && overlap(line.box, box),
    )
    .map((other) => `${line.words} overlaps ${other.words}`);
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > TOLERATED.across && down > TOLERATED.down;
}

/** A preview of a text ends with an ellipsis, however the text is spaced, so only what it shows is looked at. */
function withoutPreviewedRest(line: Line): Line {
  const edges = line.frames.filter(({ isPreview }) => isPreview).map((frame) => frame.edges);
  return {
    ...line,
    frames: line.frames.filter(({ isPreview }) => !isPreview),
    box: {
      left: Math.max(line.box.left, ...edges.map(({ left }) => left)),
      right: Math.min(line.box.right, ...edges.map(({ right }) => right)),
      top: Math.max(line.box.top, ...edges.map(({ top }) => top)),
      bottom: Math.min(line.box.bottom, ...edges.map(({ bottom }) => bottom)),
    },
  };
}

function cutsOf({ words, box, frames }: Line): string[] {
  if (box.left >= box.right || box.top >= box.bottom) return [];
  return frames
    .filter(
      ({ edges: { left, right, top, bottom } }) =>
        Math.max(left - box.left, box.right - right) > TOLERATED.across ||
        Math.max(top - box.top, box.bottom - bottom) > TOLERATED.down,
    )
    .map(({ name }) => `${words} is cut by ${name}`);
}

/** Runs in the page: returns every line of text that can be seen. */
function findLines(): Line[] {
  const around = (element: Element | null): Element[] =>
    element && element !== document.body ? [element, ...around(element.parentElement)] : [];
  const isForScreenReaders = (element: Element) =>
    getComputedStyle(element).clipPath === "inset(50%)" ||
    (element.clientHeight <= 1 && getComputedStyle(element).overflowY === "clip");
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[inert], script, style, noscript, option") &&
    !around(element).some(isForScreenReaders);
  const isFixed = (element: Element) =>
    around(element).some((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position));
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";

  function frameOf(element: Element): Line["frames"] {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (!cuts(overflowX) && !cuts(overflowY)) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const across = cuts(overflowX) ? { left, right } : { left: -Infinity, right: Infinity };
    const down = cuts(overflowY) ? { top, bottom } : { top: -Infinity, bottom: Infinity };
    const isPreview = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;
    return [{ name, edges: { ...across, ...down }, isPreview }];
  }

  function framesOf(element: Element): Line["frames"] {
    const all = around(element);
    const scrolls = all.findIndex((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX));
    return all.slice(0, scrolls < 0 ? undefined : scrolls).flatMap(frameOf);
  }

  function linesOf(node: Node, index: number): Line[] {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || text === "" || !isSeen(element)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = `“${text.slice(0, 40)}”`;
    const shared = { words, text: index, isFixed: isFixed(element), frames: framesOf(element) };
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom }) => ({ ...shared, box: { left, right, top, bottom } }));
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts.flatMap(linesOf);
}
