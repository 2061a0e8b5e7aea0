import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FAMILIES } from "#domain/deck/card.ts";
import { projectFolder } from "#scripts/pinned-node.mjs";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** Returns the colours in the first rule that begins with `selector`, by name. */
function coloursOf(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`No rule ${selector}`);
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
  );
}

const dark = coloursOf(":root,\n.night,\nheader:has(+ main .stage) {");
const themes = { dark, light: { ...dark, ...coloursOf("@variant light {") } };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, shade = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (shade + 0.05);
}

const texts = ["moon", "mist", "gold", "bill", "ghost", "creative", "work", "life", "relationship", "reed"];
const pairs = [
  ...["ink", "pond", "ripple"].flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ["on-duck", "duck"] as const,
  ...["page-text", "page-quiet", "page-gold"].map((text) => [text, "page"] as const),
];

describe.each(Object.entries(themes))("in the %s theme", (_, colours) => {
  it.each(pairs)("the colour %s has enough contrast on %s in each theme", (text, ground) => {
    expect(contrast(colours[text] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each(["ink", "pond"])("the outline of a control has enough contrast on %s in each theme", (ground) => {
    expect(contrast(colours.edge ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
  });
});

describe("a copy of the background's colour", () => {
  const read = (path: string) => readFileSync(join(projectFolder, path), "utf8");

  it("the colours that a browser gives its own bars are the backgrounds of the two themes", () => {
    const named = [...read("src/web/root.tsx").matchAll(/name="theme-color" content="(#\w{6})"/g)];
    expect(named.map(([, colour]) => colour)).toEqual([themes.dark.ink, themes.light.ink]);
  });

  it("the installed app opens on the background of the dark theme", () => {
    const { background_color, theme_color } = JSON.parse(read("public/manifest.webmanifest"));
    expect([background_color, theme_color]).toEqual([themes.dark.ink, themes.dark.ink]);
  });
});

describe("a card's margin", () => {
  const art = coloursOf(":root {\n  --art-night");
  // The cards of the Pond family have a margin in the colour of the night background.
  const papers = FAMILIES.map((family) => art[`art-${family}`] ?? "");

  it("has a colour of its own in each family", () => {
    expect(papers).not.toContain("");
    expect(new Set(papers).size).toBe(FAMILIES.length);
  });

  it.each(["art-moonlight", "art-gold"])("has enough contrast for %s in every family", (ink) => {
    for (const paper of papers) expect(contrast(art[ink] ?? "", paper)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});
