// A library that renames a file or exports another name must fail here, not in a browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";
import { UNUSED_PARTS } from "./unused-library-parts.mjs";

const EXPORT_LIST = /export\s*\{([^}]*)\}/g;
const EXPORT_CONST = /export (?:const|function|class) (?:\[([^\]]*)\]|(\w+))/g;

/** @param {string} code @returns {string[]} the names that a module exports, sorted */
function exportedNames(code) {
  const listed = [...code.matchAll(EXPORT_LIST)].flatMap(([, names = ""]) => names.split(","));
  const declared = [...code.matchAll(EXPORT_CONST)].flatMap(([, many, one]) =>
    (many ?? one ?? "").split(","),
  );
  return [...listed, ...declared]
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
    )
    .filter(Boolean)
    .sort();
}

describe("each replaced part of a library", () => {
  it.each(UNUSED_PARTS)("$file still exports every name that its replacement exports", ({ file, code }) => {
    const original = readFileSync(join(projectFolder, "node_modules", file), "utf8");
    expect(exportedNames(code)).not.toEqual([]);
    expect(exportedNames(original)).toEqual(expect.arrayContaining(exportedNames(code)));
  });
});
