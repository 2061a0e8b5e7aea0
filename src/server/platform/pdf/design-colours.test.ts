import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { artColours, lightColours } from "./design-colours.ts";

const template = readFileSync(join(import.meta.dirname, "template.typ"), "utf8");

it("a PDF's template names each colour by a token of the light theme, and holds no colour of its own", () => {
  const named = [...template.matchAll(/colours\.at\("([\w-]+)"\)/g)].map(([, name = ""]) => name);
  expect(named.toSorted()).toEqual(["ghost", "gold", "mist", "moon", "page", "page-line"]);
  expect(Object.keys(lightColours())).toEqual(expect.arrayContaining(named));
  expect(template).not.toMatch(/#[0-9a-f]{3,8}\b/i);
});

it("the light theme's colours are told apart from those of the dark theme and of drawings", () => {
  expect(lightColours()).toMatchObject({ moon: "#1b2a33", page: "#fffbf0" });
  expect(lightColours()["art-gold"]).toBeUndefined();
  expect(artColours()).toMatchObject({ "art-moonlight": "#f2e9d5", "art-duck-line": "#8a6414" });
  expect(artColours().moon).toBeUndefined();
});
