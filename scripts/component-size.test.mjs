// Checks how many lines each component has, markup included. The linter does not count lines of JSX.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, traverse } from "@babel/core";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

/** The maximum number of lines of code: neither blank nor comment. */
const LONGEST_COMPONENT = 80;

/**
 * Returns the components of a file with their number of lines of code: markup counts, comments do not.
 * @param {string} file
 * @param {string} [text] what the file holds; read from the disk where it is left out
 * @returns {{ name: string, lines: number }[]}
 */
function componentsIn(file, text = readFileSync(file, "utf8")) {
  const ast = parseSync(text, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ["typescript", "jsx"], sourceType: "module" },
  });
  if (!ast) return [];
  const isCode = linesOfCode(text, ast.comments ?? []);
  /** @type {{ name: string, lines: number }[]} */
  const components = [];
  traverse(ast, {
    Function(path) {
      const { node } = path;
      const name = nameOf(path);
      if (!name || !/^[A-Z]/.test(name) || !node.loc) return;
      const lines = isCode.slice(node.loc.start.line - 1, node.loc.end.line).filter(Boolean).length;
      components.push({ name, lines });
    },
  });
  return components;
}

function nameOf({ node, parent }) {
  if (node.type === "FunctionDeclaration") return node.id?.name;
  return parent.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id.name : undefined;
}

/**
 * Returns for each line of a text whether it contains code.
 * @param {string} text
 */
function linesOfCode(text, comments) {
  let bare = text;
  for (const { start, end } of comments) {
    if (start === undefined || end === undefined) continue;
    bare = bare.slice(0, start) + bare.slice(start, end).replace(/[^\n]/g, " ") + bare.slice(end);
  }
  return bare.split("\n").map((line) => !/^\s*(?:\{\s*\})?\s*$/.test(line));
}

const files = globSync("src/web/**/*.tsx", { cwd: projectFolder }).filter((file) => !file.includes(".test."));

describe("the components of the pages", () => {
  it("have at most 80 lines of code each, markup included", () => {
    expect(files.length).toBeGreaterThan(200);
    const long = files.flatMap((file) =>
      componentsIn(join(projectFolder, file))
        .filter(({ lines }) => lines > LONGEST_COMPONENT)
        .map(({ name, lines }) => `${file} ${name}: ${lines}`),
    );
    expect(long).toEqual([]);
  });

  it("a component of more than 80 lines is noticed, although the linter would not notice it", () => {
    const rows = Array.from({ length: 120 }, (_, at) => `      <li>{${at}}</li>`).join("\n");
    const planted = `export function Planted() {\n  return (\n    <ul>\n${rows}\n    </ul>\n  );\n}\n`;
    expect(componentsIn("planted.tsx", planted)).toEqual([{ name: "Planted", lines: 126 }]);
  });

  it("the lines of a component are counted without comments and blank lines, and only where a function is a component", () => {
    const text = `/** A list. */
export const List = () => {
  // The items come later.

  return <ul>{/* none yet */}</ul>;
};
function helper() {
  return 1;
}
`;
    expect(componentsIn("list.tsx", text)).toEqual([{ name: "List", lines: 3 }]);
  });
});
