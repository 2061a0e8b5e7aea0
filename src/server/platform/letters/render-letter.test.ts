// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { NAMES } from "#domain/names.ts";
import type { LetterContent } from "./letter-content.ts";
import { renderLetter } from "./render-letter.ts";

const CONTENT: LetterContent = {
  to: "dana@pond.example",
  subject: "Something waits & more",
  paragraphs: ["The first paragraph.", "The second one."],
  button: { label: "See it", url: "https://duck.example/a?one=1&two=2#x=<y>" },
  after: ["Late is fine.", { label: "Not today", url: "https://duck.example/later" }],
  smallPrint: [{ label: "No more letters", url: "https://duck.example/stop" }, "The last line."],
};

/** Reads HTML as a browser does. */
async function parsed(content: LetterContent) {
  const { html = "" } = await renderLetter(content);
  return { html, document: new DOMParser().parseFromString(html, "text/html") };
}

describe("a letter's HTML", () => {
  it("has the heading, paragraphs, links and small print in the order of the text", async () => {
    const { document } = await parsed(CONTENT);
    const blocks = [...document.querySelectorAll("h1, p")].map(({ textContent }) => textContent);
    const { text } = await renderLetter(CONTENT);
    const withoutLinks = text.replaceAll(/:\nhttps:\S+/g, "").trimEnd();
    expect(blocks).toEqual([NAMES.product, CONTENT.subject, ...withoutLinks.split("\n\n")]);
    expect([...document.querySelectorAll("a")].map(({ href }) => href)).toEqual(
      [...text.matchAll(/https:\S+/g)].map(([url]) => new URL(url).href),
    );
  });

  it("shows special characters as they are and never as markup", async () => {
    const odd = `<script>alert("1")</script> & 'so on' <b>`;
    const { document, html } = await parsed({
      to: "dana@pond.example",
      subject: odd,
      paragraphs: [odd],
      after: [odd],
      button: { label: odd, url: `https://duck.example/?${new URLSearchParams({ odd })}` },
      smallPrint: [{ label: odd, url: `https://duck.example/"><b>` }],
    });
    expect(html).not.toContain("<script");
    expect(document.querySelectorAll("script, b")).toHaveLength(0);
    expect(document.querySelector("h1")?.textContent).toBe(odd);
    expect([...document.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([odd, odd]);
    expect(document.querySelector("a")?.search).toContain(new URLSearchParams({ odd }).toString());
  });

  it("follows the dark theme and loads nothing from anywhere: its picture travels with it", async () => {
    const { document, html } = await parsed(CONTENT);
    expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute("content")).toBe("light dark");
    expect(document.querySelector("style")?.textContent).toContain("@media (prefers-color-scheme: dark)");
    const pictures = [...document.querySelectorAll("img")].map(({ src }) => src);
    expect(pictures).toEqual((await renderLetter(CONTENT)).pictures?.map(({ id }) => `cid:${id}`));
    expect(document.querySelectorAll("link, script, iframe, [src]:not(img), [background]")).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import/);
  });

  it("gives every coloured part a colour for the dark theme", async () => {
    const { document } = await parsed(CONTENT);
    const rules = document.querySelector("style")?.textContent ?? "";
    const coloured = [...document.querySelectorAll<HTMLElement>("body, body *")].filter(
      ({ style, tagName }) => tagName !== "A" && (style.color || style.backgroundColor || style.borderTop),
    );
    expect(coloured.length).toBeGreaterThan(5);
    for (const { className } of coloured) expect(rules).toContain(`.${className} {`);
  });
});
