// Finds regular expressions whose running time grows faster than the length of the text.
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";

/**
 * @typedef {{ pattern: string, flags: string, line: number }} Expression
 * @typedef {{ literals: Expression[], constructed: number[] }} Found `constructed`: the lines of `new RegExp`.
 */

/**
 * Returns the regular expressions in a file's source.
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

/**
 * Matches a quantifier without an upper bound. Without such a quantifier the running time is at most a constant times
 * the text's length.
 */
const UNBOUNDED = /[*+]|\{\d{1,9},\}/;

const CHARACTER_CLASS = /\[(?:\\.|[^\]\\])*\]/g;
/** Matches an unbounded `.*` with a pattern after it: from every possible start it reads to the end of the line. */
const DOT_BEFORE_MORE = /^(?!\^).*?(?<!\\)\.[*+]\??(?!\)*(?:$|\|))/s;

/**
 * Returns the reasons why an expression is slow, one line each. Empty for an expression whose time grows in proportion
 * to the text.
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
