// Holds the labels of the interface to one vocabulary: the few that begin a reading, sentence case, and 'reading' instead of
// 'insight'. What the specification quotes is exact, and is listed here.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@babel/core";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

/** The labels with which a reading begins, as the specification quotes them. `{}` stands for a name. */
const QUOTED_BEGINNINGS = [
  "+ New Insight",
  "Add New Block",
  "Get More Insight",
  "Get Started",
  "Get an Insight with This Card",
  "Get another insight",
  "Get your first insight",
  "Send to {}",
  "Start Free Consultation",
  "Start a reading to identify blocks",
];
/** Our own. There are no more than three. */
const OWN_BEGINNINGS = ["New reading", "Tell {}", "Try one reading first"];

/** Files in which a button begins a reading by a call. Links to the request and `BeginButton` are found by themselves. */
const FILES_THAT_BEGIN = [
  "src/web/features/landing/ask-here.tsx",
  "src/web/features/readings/request/request-form.tsx",
  "src/web/features/session/guest-offer.tsx",
];

/** Labels in title case that the specification quotes, and names. */
const IN_TITLE_CASE = [
  ...QUOTED_BEGINNINGS,
  "Back to Blocks",
  "Back to Cards",
  "Card Library",
  "Clear Search",
  "Explore Features",
  "Explore More Cards",
  "Free Duck",
  "Full Pond Spread",
  "Go Home",
  "Go to Home Page",
  "Join Waitlist",
  "No Active Blocks",
  "No Blocks Being Tracked Yet",
  "Premium Duck",
  "Profile Missing",
  "Quick Duck Spread",
  "Reflect on These",
  "Return Home",
  "Start Onboarding",
  "Successfully Added to Waitlist",
  "View All Cards",
  "View Cards",
  "View Insight",
  "View Pricing",
  "What Happens Next",
  "Your Active Blocks",
  "Your Adaptive Card Experience",
  "{}'s Take",
  "The Commit",
  "The Legacy System",
  "The Merge Conflict",
  "The Yak Shave",
];

/** Sentences with 'insight' that the specification quotes, or that are said of the key insights of a reading. */
const WITH_INSIGHT = [
  ...QUOTED_BEGINNINGS,
  "Link this insight to one of your existing blocks to track progress over time.",
  "No insight data available",
  "No insights from this card yet. Draw it in a reading to unlock personalized guidance.",
  "This insight helped you resolve a block!",
  "View Insight",
];

const LABELLED =
  /^(?:BeginButton|Button|ButtonLink|Fold|Link|NavLink|a|button|dt|h[1-6]|label|legend|option|summary|th)$/;
const LABELS = /^(?:action|anyway|aria-label|called|caption|heading|label|legend|placeholder|title)$/;
const NOT_SHOWN = /^(?:art|className|data-.*|href|htmlFor|id|key|look|name|rel|src|to|type|viewBox|d)$/;

/** @typedef {{ labels: string[], beginnings: string[], words: string[] }} Found */

/**
 * Returns the labels of a file, those that begin a reading, and all words that are shown.
 * @param {string} file
 * @param {string} [text]
 * @returns {Found}
 */
function readLabels(file, text = readFileSync(join(projectFolder, file), "utf8")) {
  const ast = parseSync(text, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: {
      plugins: file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"],
      sourceType: "module",
    },
  });
  /** @type {Found} */
  const found = { labels: [], beginnings: [], words: [] };
  if (!ast) return found;
  walk(ast.program, (node) => {
    READERS[/** @type {keyof typeof READERS} */ (node.type)]?.(found, node, file);
  });
  return found;
}

/** What each kind of node adds to what is found. */
const READERS = {
  JSXText(/** @type {Found} */ { words }, /** @type {any} */ node) {
    words.push(plain(node.value));
  },
  JSXAttribute(/** @type {Found} */ { labels, words }, /** @type {any} */ node) {
    const name = String(node.name.name);
    const texts = textsOf(node.value);
    if (LABELS.test(name)) labels.push(...texts);
    if (!NOT_SHOWN.test(name)) words.push(...texts);
  },
  ObjectExpression(/** @type {Found} */ { labels, beginnings }, /** @type {any} */ node) {
    const valuesOf = (/** @type {string} */ key) =>
      textsOf(node.properties.find((/** @type {any} */ each) => each.key?.name === key)?.value);
    labels.push(...valuesOf("label"), ...valuesOf("title"), ...valuesOf("question"));
    if (valuesOf("to").some(isRequest)) beginnings.push(...valuesOf("label"));
  },
  ObjectProperty(/** @type {Found} */ { words }, /** @type {any} */ node) {
    words.push(...textsOf(node.value));
  },
  ConditionalExpression(/** @type {Found} */ { words }, /** @type {any} */ node) {
    words.push(...textsOf(node));
  },
  JSXElement(
    /** @type {Found} */ { labels, beginnings },
    /** @type {any} */ node,
    /** @type {string} */ file,
  ) {
    const name = String(node.openingElement.name.name);
    if (!LABELLED.test(name)) return;
    const own = textsOf(node);
    labels.push(...own);
    beginnings.push(...beginningsOf(file, name, node, own));
  },
};

/**
 * Returns those labels of an element with which a reading begins. A link may lead to one of two pages, each with its label.
 * @param {string} file
 * @param {string} name
 * @param {any} node
 * @param {string[]} labels
 */
function beginningsOf(file, name, node, labels) {
  if (name === "BeginButton") return labels;
  const attribute = (/** @type {string} */ wanted) =>
    node.openingElement.attributes.find((/** @type {any} */ each) => each.name?.name === wanted)?.value;
  if (name === "Button") {
    return FILES_THAT_BEGIN.includes(file) && !isAside(attribute("look")) ? labels : [];
  }
  const targets = textsOf(attribute("to"));
  if (targets.length === labels.length) return labels.filter((_, index) => isRequest(targets[index] ?? ""));
  return targets.some(isRequest) ? labels : [];
}

const isAside = (/** @type {any} */ look) => /^(?:link|soft)$/.test(textsOf(look)[0] ?? "");
const isRequest = (/** @type {string} */ to) => /^\/new-(?:insight|reading)\b/.test(to);
const plain = (/** @type {string} */ text) => text.replaceAll(/\s+/g, " ").trim();

/**
 * Returns the texts that an expression or an element may show. `{}` stands for what is not known.
 * @param {any} node
 * @returns {string[]}
 */
function textsOf(node) {
  switch (node?.type) {
    case "JSXText":
      return [node.value.replaceAll(/\s+/g, " ")];
    case "StringLiteral":
      return [node.value];
    case "TemplateLiteral":
      return [node.quasis.map((/** @type {any} */ part) => part.value.cooked).join("{}")];
    case "JSXExpressionContainer":
      return textsOf(node.expression);
    case "ConditionalExpression":
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case "LogicalExpression":
      return textsOf(node.right);
    case "JSXElement":
    case "JSXFragment":
      return textsOfParts(node.children);
    default:
      return [];
  }
}

/** @param {any[]} children */
function textsOfParts(children) {
  const shown = children.filter((each) => each.type !== "JSXText" || each.value.trim() !== "");
  const [only] = shown;
  if (only && shown.length === 1) return textsOf(only).map(plain);
  return [plain(shown.map((each) => textsOf(each)[0] ?? "{}").join(""))];
}

/**
 * Visits a node and all nodes in it.
 * @param {any} node
 * @param {(node: any) => void} visit
 */
function walk(node, visit) {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string") walk(child, visit);
    }
  }
}

/** Whether a word after the first has a capital, and is neither the first of a sentence nor a name. */
function isTitleCase(/** @type {string} */ label) {
  return /(?<![.?!:}”])\s(?!I\b|Arcana|Google|Markdown|Notion|Premium|Rob\b|Rubber|Stripe|Ollama)\p{Lu}\p{Ll}+/u.test(
    label,
  );
}

const quotesNone = (/** @type {string[]} */ quoted) => (/** @type {string} */ text) =>
  !quoted.some((each) => text.includes(each));

const files = globSync("src/web/**/*.{ts,tsx}", { cwd: projectFolder, exclude: ["**/*.test.*"] });
const found = files.map((file) => ({ file, ...readLabels(file) }));

/** @param {(each: Found) => string[]} pick */
const lines = (pick) => found.flatMap((each) => pick(each).map((text) => `${each.file}: ${text}`));

describe("the labels of the interface", () => {
  it("begin a reading with few words: those that are quoted, and three of our own", () => {
    const labels = [...new Set(found.flatMap(({ beginnings }) => beginnings))];
    expect(labels.filter((label) => !QUOTED_BEGINNINGS.includes(label)).sort()).toEqual(OWN_BEGINNINGS);
    expect(labels).toEqual(expect.arrayContaining(QUOTED_BEGINNINGS));
  });

  it("are in sentence case, but for those that are quoted", () => {
    expect(found.flatMap(({ labels }) => labels).length).toBeGreaterThan(500);
    expect(lines(({ labels }) => labels.filter(isTitleCase).filter(quotesNone(IN_TITLE_CASE)))).toEqual([]);
  });

  it("and all other words call a reading a reading", () => {
    const isOld = (/** @type {string} */ text) => /\binsights?\b/i.test(text) && /\s|^[A-Z]/.test(text);
    expect(lines(({ words }) => words.filter(isOld).filter(quotesNone(WITH_INSIGHT)))).toEqual([]);
  });
});

describe("a planted label", () => {
  const labelsIn = (/** @type {string} */ markup) => readLabels("planted.tsx", `const a = ${markup};`);

  it("that begins a reading is found on a link, in a list of links and on a button of its own", () => {
    expect(labelsIn('<Link to="/new-insight">Begin</Link>').beginnings).toEqual(["Begin"]);
    expect(labelsIn('{ to: "/new-insight", label: "Begin" }').beginnings).toEqual(["Begin"]);
    expect(labelsIn("<BeginButton>Ask {name}</BeginButton>").beginnings).toEqual(["Ask {}"]);
    expect(labelsIn('<Link to="/cards">Cards</Link>').beginnings).toEqual([]);
  });

  it.each([
    ["Draw A Card", true],
    ["Draw a card", false],
    ["Tell Rob", false],
    ["Done? Go on", false],
  ])("is in title case or not: %s", (label, isTitle) => {
    expect(isTitleCase(label)).toBe(isTitle);
  });
});
