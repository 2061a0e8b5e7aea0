// Finds regular expressions whose work grows faster than the text they look at.
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";

/**
 * @typedef {{ pattern: string, flags: string, line: number }} Expression
 * @typedef {{ literals: Expression[], constructed: number[] }} Found `constructed`: the lines of `new RegExp`.
 */

/**
 * The expressions in one file's source.
 * @param {string} file
 * @param {string} source
 * @returns {Found}
 */
export function findExpressions(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  /** @type {Found} */
  const found = { literals: [], constructed: [] };
  /** @param {number} at */
  const lineOf = (at) => source.slice(0, at).split("\n").length;
  new Visitor({
    Literal(node) {
      if ("regex" in node) found.literals.push({ ...node.regex, line: lineOf(node.start) });
    },
    NewExpression(node) {
      if (isRegExp(node.callee)) found.constructed.push(lineOf(node.start));
    },
    CallExpression(node) {
      if (isRegExp(node.callee)) found.constructed.push(lineOf(node.start));
    },
  }).visit(program);
  return found;
}

/** @param {{ type: string, name?: unknown }} callee */
function isRegExp(callee) {
  return callee.type === "Identifier" && callee.name === "RegExp";
}

/** Only a quantifier without an upper bound makes more work than the text is long, times a constant. */
const UNBOUNDED = /[*+]|\{\d{1,9},\}/;

const CHARACTER_CLASS = /\[(?:\\.|[^\]\\])*\]/g;
/** An unbounded `.*` with a pattern after it: every possible start scans to the end of the line. */
const DOT_BEFORE_MORE = /^(?!\^).*?(?<!\\)\.[*+]\??(?!\)*(?:$|\|))/s;

/**
 * What makes an expression slow, as one line each; empty for one whose work grows as the text does.
 * @param {Pick<Expression, "pattern" | "flags">} expression
 * @returns {string[]}
 */
export function explainSlow({ pattern, flags }) {
  if (!UNBOUNDED.test(pattern)) return [];
  if (DOT_BEFORE_MORE.test(pattern.replace(CHARACTER_CLASS, "c")))
    return [`/${pattern}/${flags} goes on to the end of the line, perhaps many times`];
  const { reports } = analyse({ source: pattern, flags });
  return reports.map(({ character, exponential }) => {
    const growth = exponential ? "exponentially" : "with the square of its length or worse";
    return `/${pattern}/${flags} takes time that grows ${growth} on a text of many ${JSON.stringify(character.pick)}`;
  });
}
