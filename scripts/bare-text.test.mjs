// Finds bare texts that React would have to put something before, or take away. A page translator replaces each text of a page
// by elements of its own. React then no longer finds the text in its parent and throws, and the page falls. An element around
// the text is enough: React moves the element.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@babel/core";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

/**
 * @typedef {"text" | "element" | "changing element" | "changing text" | "unknown"} Kind
 * @typedef {{ kind: Kind, node: any }} Child
 */

/**
 * Returns the places in a file where a bare text is in danger, as `line: what is wrong`.
 * @param {string} file
 * @param {string} [text] what the file holds; read from the disk where it is left out
 * @returns {string[]}
 */
function bareTextsIn(file, text = readFileSync(file, "utf8")) {
  const ast = parseSync(text, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ["typescript", "jsx"], sourceType: "module" },
  });
  /** @type {string[]} */
  const found = [];
  if (!ast) return found;
  walk(ast.program, null, (node, parent) => {
    if (node.type === "JSXElement") found.push(...faultsOf(childrenOf(node), node));
    if (node.type !== "JSXFragment") return;
    const children = childrenOf(node);
    found.push(...faultsOf(children, node));
    const comesAndGoes =
      (parent?.type === "LogicalExpression" && !isFixed(parent.left)) ||
      (parent?.type === "ConditionalExpression" && !isFixed(parent.test));
    if (comesAndGoes && children.some(({ kind }) => kind === "text")) {
      found.push(say(node, "a fragment that comes and goes holds a bare text"));
    }
  });
  return found;
}

/**
 * Visits a node and all nodes in it. Unlike Babel's own walk it does not look for the scopes of names, which takes most of its time.
 * @param {any} node
 * @param {any} parent
 * @param {(node: any, parent: any) => void} visit
 */
function walk(node, parent, visit) {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string") walk(child, node, visit);
    }
  }
}

/**
 * @param {Child[]} children
 * @param {any} parent
 */
function faultsOf(children, parent) {
  if (children.length < 2) return [];
  return children.flatMap(({ kind, node }, index) => {
    if (kind === "changing text") return [say(node, "a bare text comes and goes beside others")];
    if (kind !== "changing element") return [];
    const next = children.slice(index + 1).find((child) => child.kind !== "changing element");
    const isBare = next && (next.kind === "text" || (next.kind === "unknown" && isTextParent(parent)));
    return isBare ? [say(node, "an element comes and goes before a bare text")] : [];
  });
}

/** Whether what is not known of a child may be a text: in an element of HTML, but not in a list or a table. */
function isTextParent(parent) {
  const name = parent.openingElement?.name.name ?? "";
  return /^(?:p|span|button|a|label|h[1-6]|li|dt|dd|td|th|summary|legend|figcaption|strong|em|time|code|q)$/.test(
    name,
  );
}

/** @returns {Child[]} */
function childrenOf(element) {
  return element.children.flatMap((node) => {
    if (node.type === "JSXText") return node.value.trim() === "" ? [] : [{ kind: "text", node }];
    if (node.type !== "JSXExpressionContainer") return [{ kind: "element", node }];
    if (node.expression.type === "JSXEmptyExpression") return [];
    return [{ kind: kindOf(node.expression), node }];
  });
}

/**
 * What an expression puts beside its siblings.
 * @returns {Kind}
 */
function kindOf(expression) {
  switch (expression.type) {
    case "StringLiteral":
    case "TemplateLiteral":
    case "NumericLiteral":
      return "text";
    case "JSXElement":
    case "JSXFragment":
      return "element";
    case "LogicalExpression":
      if (isFixed(expression.left)) return kindOf(expression.right);
      return expression.operator === "&&" ? changing(kindOf(expression.right)) : "unknown";
    case "ConditionalExpression":
      if (isFixed(expression.test)) return "text";
      return kindOfChoice(kindOf(expression.consequent), kindOf(expression.alternate));
    case "NullLiteral":
    case "BooleanLiteral":
      return "changing element";
    case "CallExpression":
      return expression.callee.property?.name === "map" ? "changing element" : "unknown";
    default:
      return "unknown";
  }
}

/** Whether a condition never changes while a page is open: `SITE` is set when the site is built. */
function isFixed(condition) {
  const { object } = condition.type === "UnaryExpression" ? condition.argument : condition;
  return object?.name === "SITE";
}

/** @param {Kind} kind @returns {Kind} */
function changing(kind) {
  if (kind === "text") return "changing text";
  return kind === "element" ? "changing element" : kind;
}

/** @param {Kind} one @param {Kind} other @returns {Kind} */
function kindOfChoice(one, other) {
  const kinds = [one, other];
  if (kinds.includes("unknown")) return "unknown";
  if (one === "text" && other === "text") return "text";
  return kinds.includes("text") || kinds.includes("changing text") ? "changing text" : "changing element";
}

function say(node, what) {
  return `${node.loc.start.line}: ${what}`;
}

const files = globSync("src/web/**/*.tsx", { cwd: projectFolder }).filter((file) => !file.includes(".test."));

/** @param {string} markup */
const faultsIn = (markup) => bareTextsIn("planted.tsx", `export const Planted = () => ${markup};`);

describe("the bare texts of the pages", () => {
  it("stay where a page translator put its own elements", () => {
    expect(files.length).toBeGreaterThan(200);
    const faults = files.flatMap((file) =>
      bareTextsIn(join(projectFolder, file)).map((fault) => `${file}:${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe("a bare text that a page translator would lose", () => {
  it.each([
    ["<button>{isBusy && <Spinner />}{children}</button>", "an element comes and goes before a bare text"],
    ["<div>{a && <b />}{c && <i />}words</div>", "an element comes and goes before a bare text"],
    ["<Button>{isDone ? <Tick /> : null} Done</Button>", "an element comes and goes before a bare text"],
    ["<p>words{isLate && ` late`}</p>", "a bare text comes and goes beside others"],
    ["<p>words {isLate ? `late` : <b>early</b>}</p>", "a bare text comes and goes beside others"],
    ["<div>{a && <>words <b /></>}</div>", "a fragment that comes and goes holds a bare text"],
  ])("a planted text in danger is noticed: %s", (markup, fault) => {
    expect(faultsIn(markup)[0]).toBe(`1: ${fault}`);
  });

  it.each([
    "<button>{isBusy && <Spinner />}<span>{children}</span></button>",
    "<p>words {isLate && <b>late</b>}</p>",
    "<p>{isLate && `late`}</p>",
    "<p>words {isLate ? `late` : `early`}</p>",
    "<p>words {name ?? `nobody`}</p>",
    "<p>{SITE.isWaitlist && `Soon. `}words</p>",
    "<Notice>{error && <p>no</p>}{children}</Notice>",
  ])("other markup is left alone: %s", (markup) => {
    expect(faultsIn(markup)).toEqual([]);
  });
});
