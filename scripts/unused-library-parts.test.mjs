// A library that renames a file or an export must fail these tests, and not a browser.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";
import { UNUSED_FUNCTIONS, UNUSED_PARTS, withBodies, withoutMethods } from "./unused-library-parts.mjs";

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

describe("the functions of a library that no page can reach", () => {
  it.each(UNUSED_FUNCTIONS)(
    "the functions of a library that no page can reach are all in $file",
    ({ file, bodies }) => {
      const original = readFileSync(join(projectFolder, "node_modules", file), "utf8");
      const built = withBodies(original, bodies);
      expect(built.length).toBeLessThan(original.length);
      expect(exportedNames(built)).toEqual(exportedNames(original));
    },
  );

  it("the functions of a library that no page can reach keep their heads and get other bodies", () => {
    const code = "function a(x) {\n\tif (x) {\n\t}\n\treturn x;\n}\nasync function b() {\n\treturn 2;\n}";
    expect(withBodies(code, { b: "throw 1;" })).toBe(
      "function a(x) {\n\tif (x) {\n\t}\n\treturn x;\n}\nasync function b() {throw 1;}",
    );
  });

  it("the functions of a library that no page can reach may have their parameters on several lines", () => {
    expect(withBodies("function a(\n  x,\n  y\n) {\n  return x;\n}", { a: "throw 1;" })).toBe(
      "function a(\n  x,\n  y\n) {throw 1;}",
    );
  });

  it("the methods of a class that no page needs are left out, and stop the build when the library has none", () => {
    const code =
      "function A() {\n}\nA.prototype.b = function (\n  x\n) {\n  return x;\n};\nB.prototype.c = 1;";
    expect(withoutMethods(code, "A")).toBe("function A() {\n}\n\nB.prototype.c = 1;");
    expect(() => withoutMethods(code, "C")).toThrow("no methods of C");
  });

  it("the functions of a library that no page can reach stop the build when the library has renamed one", () => {
    expect(() => withBodies("function a() {\n}", { b: "" })).toThrow("no function b");
  });

  it("the functions of a library that no page can reach include none that the app's own code calls", () => {
    const calls =
      /\b(?:useFetchers?|useSubmit|useFormAction|useBlocker|usePrompt|useActionData|ScrollRestoration|redirect)\b/;
    const sources = globSync("src/web/**/*.{ts,tsx}", { cwd: projectFolder }).filter((path) => {
      const imports = readFileSync(join(projectFolder, path), "utf8").match(
        /import \{[^}]*\} from "react-router";/g,
      );
      return imports?.some((statement) =>
        calls.test(statement.replaceAll("UNSAFE_useScrollRestoration", "")),
      );
    });
    expect(sources).toEqual([]);
  });

  it("the functions of React that no page can reach include none that the app's own code calls", () => {
    const calls =
      /\b(?:ViewTransition|Activity|SuspenseList|useActionState|preinit(?:Module)?|preload(?:Module)?|preconnect|prefetchDNS)\b/;
    const sources = globSync("src/web/**/*.{ts,tsx}", { cwd: projectFolder }).filter((path) => {
      const source = readFileSync(join(projectFolder, path), "utf8");
      const imports = source.match(/import (?:type )?\{[^}]*\} from "react(?:-dom)?";/g) ?? [];
      return (
        imports.some((statement) => calls.test(statement)) ||
        /<Fragment[^>]* ref=|<(?:style|link)[^>]* precedence=|\bcomponentStack\b/.test(source)
      );
    });
    expect(sources).toEqual([]);
  });
});
