import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inlineStyles, styleOf, withoutWebFonts } from "./inline-styles.mjs";

const page = (classes) => `<html><body><p class="${classes}">Tell the duck.</p></body></html>`;

describe("the inlined style of a page", () => {
  it("contains the rules for its own classes only", () => {
    const sheet = ".here{color:red}.elsewhere{color:blue}.here .elsewhere{top:0}.here,.elsewhere{left:0}";
    expect(styleOf(page("here"), sheet)).toBe(".here{color:red}.here,.elsewhere{left:0}");
  });

  it("contains all rules without a class", () => {
    const sheet =
      '@layer base,more;@font-face{src:url(a.woff2)}:root{--gold:#d8a844}a:hover,[type="x,y{"]{top:var(--x)}@property --x{syntax:"*"}';
    expect(styleOf(page("here"), sheet)).toBe(sheet);
  });

  it("filters rules inside layers and queries, and removes empty ones", () => {
    const sheet =
      "@layer base{.here{top:0}.elsewhere{top:1px}}@media (width>1px){.elsewhere{top:0}}@supports (a:b){p{top:0}}";
    expect(styleOf(page("here"), sheet)).toBe("@layer base{.here{top:0}}@supports (a:b){p{top:0}}");
  });

  it("parses class names with brackets, commas and special characters", () => {
    const sheet = String.raw`.grid-\[minmax\(0\,1fr\)_2px\]{top:0}.\[\&\:\:marker\]\:hidden::marker{top:0}.md\:top-1{top:0}.w-1\.5{top:0}`;
    const classes = "grid-[minmax(0,1fr)_2px] [&amp;::marker]:hidden md:top-1 w-1.5";
    expect(styleOf(page(classes), sheet)).toBe(sheet);
    expect(styleOf(page("here"), sheet)).toBe("");
  });

  it("keeps a rule whose missing classes stand only in a selector's parentheses", () => {
    const sheet = ".here:not(.elsewhere){top:0}:is(.here,.elsewhere){left:0}.here:where(.a,.b) p{top:0}";
    expect(styleOf(page("here"), sheet)).toBe(sheet);
  });

  it("contains no unused custom property or animation", () => {
    const sheet =
      "@property --x{syntax:'*'}.here{animation:rise 1s}@keyframes rise{to{top:0}}@keyframes sink{to{top:1px}}";
    const style = ".here{animation:rise 1s}@keyframes rise{to{top:0}}";
    expect(styleOf(page("here"), sheet)).toBe(style);
  });

  it("ignores comments in the sheet", () => {
    expect(styleOf(page("here"), "/*! it's { */.here{top:0}")).toBe(".here{top:0}");
  });
});

describe("the deferred part of a page", () => {
  it("loads on a phone after the first paint, like the fonts", async ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), "inline-styles-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets/all.css"), "@layer utilities{.here{top:0}}");
    const sheet = '<link rel="stylesheet" href="/assets/all.css"/>';
    writeFileSync(join(folder, "index.html"), `<head></head><body class="here">${sheet}</body>`);
    inlineStyles(folder);
    const styles = [
      ...readFileSync(join(folder, "index.html"), "utf8").matchAll(/<style(.*?)>(.*?)<\/style>/g),
    ];
    expect(styles.map(([, attributes, css]) => [attributes, css])).toEqual([
      ["", expect.stringMatching(/@media \(width<48rem\)\{\.comes-later\{content-visibility:hidden\}/)],
      [' media="not all"', expect.stringContaining(".comes-later{content-visibility:auto}")],
    ]);
  });
});

describe("the fonts in a page's style", () => {
  it("are in a separate deferred style when they must be downloaded", () => {
    const device = "@layer device-fonts, web-fonts;@layer device-fonts{:root{--sans:sans-serif}}";
    const web = "@layer web-fonts{@font-face{src:url(/ours.woff2)}:root{--sans:Ours, sans-serif}}";
    const { style, fonts } = withoutWebFonts(`${device}${web}.here{background:url(a.svg)}`);
    expect(style).toBe(`${device}.here{background:url(a.svg)}`);
    expect(fonts).toBe(web);
  });
});
