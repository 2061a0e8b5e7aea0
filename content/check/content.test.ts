import { describe, expect, it } from "vitest";
import { type ContentFile, checkContent, readContent, sayFault } from "./check-content.ts";
import { contentSchemas, readSchema } from "./write-schemas.ts";

const content = readContent();
const fileNamed = (path: string): ContentFile => {
  const found = content.find((file) => file.path === path);
  if (!found) throw new Error(`there is no ${path}`);
  return found;
};

/** Returns the faults that the check finds in the content after one change in one file. */
function withChange(path: string, from: string | RegExp, to: string): string[] {
  const file = fileNamed(path);
  const text = file.text.replace(from, to);
  expect(text).not.toBe(file.text);
  const changed = content.map((each) => (each === file ? { path, text } : each));
  return checkContent(changed).map(sayFault);
}

const lineOf = (path: string, words: string) =>
  fileNamed(path)
    .text.split("\n")
    .findIndex((line) => line.includes(words)) + 1;

/** Half a megabyte of phrases is compared with itself, which a busy machine takes long for. */
const PATIENCE_MS = 120_000;

describe("the content", () => {
  it(
    "has no fault",
    () => {
      expect(checkContent(content).map(sayFault)).toEqual([]);
      expect(content.length).toBeGreaterThan(30);
    },
    PATIENCE_MS,
  );

  it("names a schema that is there and says what the check says", () => {
    for (const [name, text] of contentSchemas())
      expect(JSON.parse(readSchema(name))).toEqual(JSON.parse(text));
    for (const { path, text } of content) {
      const { $schema } = JSON.parse(text) as { $schema: string };
      expect(contentSchemas().has($schema.split("/").at(-1) ?? ""), path).toBe(true);
    }
  });
});

describe("the content check names file and line of", () => {
  it("a part that is missing", () => {
    const faults = withChange("engines/duck/words/smaller-steps.json", /"thirty": "Thirty seconds",\s*/, "");
    expect(faults[0]).toMatch(/^engines\/duck\/words\/smaller-steps\.json:3: en\.thirty /);
  });

  it("a phrase with a bracket too many", () => {
    const path = "engines/patterns/words/themes.de.json";
    const faults = withChange(path, '"ständig",', '"(ständig",');
    expect(faults).toEqual([`${path}:${lineOf(path, '"ständig",')}: brackets that do not match: (ständig`]);
  });

  it("an expression for a heavy subject that is none", () => {
    const path = "engines/safety/words/en/heavy.json";
    const line = lineOf(path, "\\\\bhospice");
    expect(withChange(path, "\\\\bhospice", "(hospice")[0]).toMatch(
      new RegExp(`^${path}:${line}: .*is no regular expression`),
    );
    expect(withChange(path, "@kin", "@kni")[0]).toMatch(/names a list that is not there/);
  });

  it("a phrase that its list contains before", () => {
    const path = "engines/patterns/words/themes.de.json";
    const faults = withChange(path, '"ständig",', '"schon wieder",');
    expect(faults).toEqual([`${path}:${lineOf(path, '"ständig",')}: "schon wieder" is in this list before`]);
  });

  it("a file that is no JSON, and one that nobody knows", () => {
    expect(withChange("content/duck/check-in.json", "{", "{,")[0]).toMatch(
      /^content\/duck\/check-in\.json:1: /,
    );
    const [unknown] = checkContent([{ path: "content/duck/other.json", text: "{}" }]);
    expect(unknown?.what).toMatch(/known to no schema/);
  });
});
