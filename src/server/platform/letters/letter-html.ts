// The HTML part of every letter. It loads nothing from anywhere: the one picture travels with it. Without its styles it still reads from top to
// bottom. The styles stand in attributes, because some mail programs drop style sheets; the style sheet only adds the
// dark colours. The server runs without a JSX compiler, so the elements are created by function calls.
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NAMES } from "#domain/names.ts";
import { LETTER_FOOT, type LetterContent, type LetterLink } from "./letter-content.ts";

const FONT = "Georgia, 'Times New Roman', serif";
const LIGHT = { page: "#f4ebd6", paper: "#fbf5e6", text: "#1b2a33", quiet: "#516168", line: "#cdbe9b" };
const DARK = { page: "#0b1620", paper: "#12232e", text: "#f2e9d5", quiet: "#9db2b8", line: "#3c5663" };
const BUTTON = { backgroundColor: "#ffc83d", color: "#0b1620" };

/** Mail programs keep the colours of attributes unless a rule is important. */
const DARK_RULES = `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${DARK.page} !important; color: ${DARK.text} !important; }
  .paper { background-color: ${DARK.paper} !important; border-color: ${DARK.line} !important; }
  .text { color: ${DARK.text} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .line { border-color: ${DARK.line} !important; }
}`;

const paragraph = { margin: "0 0 16px", fontSize: "17px", lineHeight: "1.5" };
const smallParagraph = { margin: "0 0 10px", fontSize: "14px", lineHeight: "1.5", color: LIGHT.quiet };

/** Returns the HTML part of a letter. */
export function letterHtml(letter: LetterContent): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(page(letter))}`;
}

function page(letter: LetterContent): ReactNode {
  const style = { margin: 0, padding: 0, backgroundColor: LIGHT.page, color: LIGHT.text, fontFamily: FONT };
  return h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, letter.subject),
      h("style", null, `:root { color-scheme: light dark; }${DARK_RULES}`),
    ),
    h("body", { className: "page", style }, paper(letter)),
  );
}

/** A table centres the letter in mail programs that lay out nothing else. */
function paper(letter: LetterContent): ReactNode {
  const frame = { maxWidth: "560px", backgroundColor: LIGHT.paper, border: `1px solid ${LIGHT.line}` };
  return table(
    { className: "page", width: "100%", style: { backgroundColor: LIGHT.page } },
    h(
      "td",
      { align: "center", style: { padding: "24px 12px" } },
      table(
        { className: "paper", width: "100%", style: { ...frame, borderRadius: "12px" } },
        h("td", { style: { padding: "28px 24px 18px", textAlign: "left", fontFamily: FONT } }, body(letter)),
      ),
    ),
  );
}

function table(attributes: object, cell: ReactNode): ReactNode {
  const plain = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 };
  return h("table", { ...plain, ...attributes }, h("tbody", null, h("tr", null, cell)));
}

function body({ subject, paragraphs, button, after = [], smallPrint = [] }: LetterContent): ReactNode {
  const heading = { margin: "0 0 20px", fontSize: "26px", lineHeight: "1.25", color: LIGHT.text };
  return [
    h(
      "p",
      { key: "name", className: "quiet", style: { ...smallParagraph, marginBottom: "18px" } },
      rob(),
      NAMES.product,
    ),
    h("h1", { key: "heading", className: "text", style: heading }, subject),
    ...paragraphs.map((part, index) => textPart(part, `above-${index}`)),
    button && h("p", { key: "button", style: { margin: "24px 0" } }, buttonLink(button)),
    ...after.map((part, index) => textPart(part, `below-${index}`)),
    h("div", { key: "small", className: "line", style: ruled }, small([...smallPrint, LETTER_FOOT])),
  ];
}

/** Has no text of his own, because the product's name stands beside him. Without `loading`, React adds a link that loads him. */
function rob(): ReactNode {
  const style = { verticalAlign: "middle", marginRight: "12px", borderRadius: "12px" };
  return h("img", { src: "cid:rob", alt: "", width: 56, height: 56, loading: "lazy", style });
}

const ruled = { borderTop: `1px solid ${LIGHT.line}`, marginTop: "24px", paddingTop: "16px" };

function textPart(part: string | LetterLink, key: string): ReactNode {
  return h("p", { key, className: "text", style: { ...paragraph, color: LIGHT.text } }, inline(part, "text"));
}

function small(parts: readonly (string | LetterLink)[]): ReactNode {
  return parts.map((part, index) =>
    h("p", { key: index, className: "quiet", style: smallParagraph }, inline(part, "quiet")),
  );
}

function inline(part: string | LetterLink, className: "text" | "quiet"): ReactNode {
  if (typeof part === "string") return part;
  const color = LIGHT[className];
  return h("a", { href: part.url, className, style: { color, textDecoration: "underline" } }, part.label);
}

function buttonLink({ url, label }: LetterLink): ReactNode {
  const box = { display: "inline-block", padding: "13px 22px", borderRadius: "10px", fontWeight: "bold" };
  const style = { ...box, ...BUTTON, fontSize: "17px", textDecoration: "none" };
  return h("a", { href: url, style }, label);
}
