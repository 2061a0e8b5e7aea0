import { globSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, describe, expect, it } from "vitest";
import { buildWebIfChanged } from "#scripts/build-web.mjs";
import { projectFolder } from "#scripts/pinned-node.mjs";
import site from "../react-router.config.ts";

const FOLDER = join(projectFolder, "build/client");

/** The recommended HTML rules. Style rules are set to the way in which React writes a page. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // Allows `<meta/>`, also where the slash says nothing.
      "void-style": ["error", { style: "selfclosing" }],
      // Allows `srcSet` and `charSet`, as the properties are called.
      "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
      // Allows `async=""`.
      "attribute-boolean-style": ["error", { style: "empty" }],
      // Allows `_R_1_` and `S:0`: identifiers that React generates.
      "valid-id": ["error", { relaxed: true }],
      // A number that does not wrap needs no special spaces, which a person would copy with it.
      "tel-non-breaking": ["error", { ignoreClasses: ["whitespace-nowrap"] }],
    },
  }),
);

beforeAll(() => buildWebIfChanged());

describe("every built page", () => {
  it("is valid HTML: the public pages, and the shell with the app, the 404 page and the error page", async () => {
    const pages = globSync("**/*.html", { cwd: FOLDER });
    const expected = site.prerender.map((path) => join(path, "index.html").slice(1));
    expect(pages).toEqual(expect.arrayContaining([...expected, "__spa-fallback.html"]));
    const faults = [];
    for (const page of pages) {
      const { results } = await validator.validateFile(join(FOLDER, page));
      for (const { messages } of results) {
        for (const { ruleId, selector, message } of messages)
          faults.push({ page, ruleId, selector, message });
      }
    }
    expect(faults).toEqual([]);
  });
});
