// Inlines into every built page the style rules it uses, so that its first paint needs one response only. The
// full sheet is linked at a page's end: it loads before the page is interactive, and the browser caches it.
// Fonts that must be downloaded wait until the first paint: a browser that knows them earlier first looks up
// a fallback for each, which on a slow phone takes a tenth of the time until the first text. Parts that a page
// marks as deferred wait on a phone as well (docs/decisions/022).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rewritePages } from "./built-pages.mjs";

const SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_IN_SELECTOR = /\.((?:\\.|[\w-])+)/g;
/** The at-rules that contain rules of their own. */
const GROUP = /^@(?:layer|media|supports|container)\b/;
const DEFINITION = /^@(?:property|keyframes) ([\w-]+)/;
const WEB_FONTS = /^@layer web-fonts\s*\{/;
/**
 * The class of parts whose layout is deferred: a phone paints its first screen, and the content below it follows in the
 * next frame.
 */
const LATER = "comes-later";
const NOT_YET = `@layer utilities{@media (width<48rem){.${LATER}{content-visibility:hidden}}}`;
const NOW = `@layer utilities{.${LATER}{content-visibility:auto}}`;
/**
 * The script that enables the second style element after the first paint. Browsers without paint events get the same
 * rules from the full sheet.
 */
const AFTER_FIRST_WORDS = `try{const s=document.currentScript.previousSibling;new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();s.media="all"}}).observe({type:"paint",buffered:true})}catch{}`;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const QUOTED = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;
/** The pattern of the innermost brackets in a selector, with their content. */
const BRACKETS = /(?<!\\)[([](?:\\.|[^()[\]\\])*[)\]]/;

/** @param {string} folder the built site */
export function inlineStyles(folder) {
  rewritePages(folder, (html, page) => {
    const path = html.match(SHEET)?.[1];
    if (!path) throw new Error(`${page} names no style sheet`);
    const { style, fonts } = withoutWebFonts(styleOf(html, readFileSync(join(folder, path), "utf8")));
    const head = `<style>${style}${NOT_YET}</style><style media="not all">${fonts}${NOW}</style><script>${AFTER_FIRST_WORDS}</script>`;
    return html.replace("</head>", () => `${head}</head>`);
  });
}

/**
 * Returns the rules of a sheet that can apply to a page with these classes. A rule without a class always remains.
 * @param {string} html
 * @param {string} sheet
 */
export function styleOf(html, sheet) {
  const classes = new Set(
    [...html.matchAll(CLASS_ATTRIBUTE)].flatMap((match) => decoded(match[1] ?? "").split(/\s+/)),
  );
  return withoutIdle(kept(sheet.replaceAll(COMMENT, ""), classes));
}

/**
 * Returns a sheet in two parts: the layer of the fonts that must be downloaded, and everything else.
 * @param {string} css
 */
export function withoutWebFonts(css) {
  const statements = statementsOf(css);
  return {
    style: statements.filter((statement) => !WEB_FONTS.test(statement)).join(""),
    fonts: statements.filter((statement) => WEB_FONTS.test(statement)).join(""),
  };
}

/**
 * Removes custom properties and animations that no rule uses.
 * @param {string} css
 */
function withoutIdle(css) {
  const statements = statementsOf(css);
  const rules = statements.filter((statement) => !DEFINITION.test(statement)).join("");
  return statements
    .filter((statement) => {
      const name = statement.match(DEFINITION)?.[1];
      return name === undefined || rules.includes(name);
    })
    .join("");
}

/**
 * @param {string} css
 * @param {Set<string>} classes
 * @returns {string}
 */
function kept(css, classes) {
  return statementsOf(css)
    .map((statement) => {
      const open = statement.indexOf("{");
      const head = statement.slice(0, open);
      if (open >= 0 && GROUP.test(head)) {
        const inner = kept(statement.slice(open + 1, -1), classes);
        return inner && `${head}{${inner}}`;
      }
      const isRule = open >= 0 && !head.startsWith("@");
      return !isRule || selectorsOf(head).some((selector) => isCalledFor(selector, classes)) ? statement : "";
    })
    .join("");
}

/**
 * Returns the rules and at-rules at the top level of a sheet, each as its whole text.
 * @param {string} css
 */
function statementsOf(css) {
  const statements = [];
  let start = 0;
  let depth = 0;
  for (const { at, mark } of marksOf(css)) {
    if (mark === "{") depth += 1;
    if (mark === "}") depth -= 1;
    if (depth > 0 || (mark !== "}" && mark !== ";")) continue;
    statements.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return statements;
}

/**
 * Returns the selectors of a rule's list without what is in brackets, because a class in brackets need not be on the
 * page.
 * @param {string} head
 */
function selectorsOf(head) {
  let open = head.replaceAll(QUOTED, "");
  while (BRACKETS.test(open)) open = open.replace(BRACKETS, "");
  return open.split(/(?<!\\),/);
}

/**
 * @param {string} selector
 * @param {Set<string>} classes
 */
function isCalledFor(selector, classes) {
  const named = [...selector.matchAll(CLASS_IN_SELECTOR)].map((match) =>
    (match[1] ?? "").replaceAll(/\\(.)/g, "$1"),
  );
  return named.every((name) => classes.has(name));
}

/**
 * Yields the characters that structure a sheet (braces and semicolons), but not those in strings and none that is
 * escaped.
 * @param {string} css
 */
function* marksOf(css) {
  for (const match of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs)) {
    if (match[0].length === 1) yield { at: match.index, mark: match[0] };
  }
}

/** @param {string} attribute */
function decoded(attribute) {
  return attribute
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
