// Finds, in the text of a statement, what a distributed PostgreSQL refuses or can answer only by asking every machine.
// Each rule was met on a real cluster (decision 069).

export interface DistributionRule {
  /** What the cluster did with a statement that breaks the rule. */
  reason: string;
  /**
   * Returns whether the query breaks the rule. `levels` holds the query and its sub-selects, each without its own
   * sub-selects.
   */
  isBroken(query: Query): boolean;
}

interface Query {
  text: string;
  levels: readonly string[];
  /** Whether the statement runs for one person; false for the scheduled jobs' statements over everybody's rows. */
  isOfPerson: boolean;
}

const OWNED = String.raw`"?app"?\."?\w+`;
const writes = /\b(insert into|update|delete from)\b/;
const isConstant = /"?\buser_id"?\s*(=\s*(any\s*)?[([]?\s*|in\s*[([]\s*)\$\d+/g;
const isJoined = /"?\buser_id"?\s*=\s*[\w".]*\buser_id\b/g;
const ownedReads = new RegExp(String.raw`((?<!epoch )\bfrom|\bjoin|\bupdate|\busing)\s+${OWNED}`, "g");

export const DISTRIBUTION_RULES: Record<string, DistributionRule> = {
  "each query names the person for each of its tables": {
    reason: "Without a constant of its own, a table is searched on every part: 92 ms instead of 6.",
    isBroken: ({ levels, isOfPerson }) =>
      isOfPerson &&
      levels.some((level) => {
        const tables = count(level, ownedReads);
        const named = count(level, isConstant);
        return tables > 0 && (named === 0 || named + count(level, isJoined) < tables);
      }),
  },
  "rows of a changing WITH are inserted with a clause on conflicts": {
    reason: '"COPY FROM not supported with row-level security": without the clause they are loaded by COPY.',
    isBroken: ({ text, levels }) =>
      /\bas \(\s*(insert|update|delete)\b/.test(text) &&
      levels.some(
        (level) =>
          new RegExp(String.raw`\binsert into ${OWNED}`).test(level) &&
          /\bselect\b/.test(level.slice(level.indexOf("insert into"))) &&
          !/\bon conflict\b/.test(level),
      ),
  },
  "rows of a changing WITH are read only by the last part of the statement": {
    reason:
      "What another WITH reads is sent to every machine, so that all people notice when one of them is dead.",
    isBroken: ({ text, levels, isOfPerson }) =>
      isOfPerson &&
      [...text.matchAll(/\b(\w+) as \(\s*(?:insert|update|delete)\b/g)].some(([, name = ""]) =>
        levels
          .slice(0, -1)
          .some((level) => new RegExp(String.raw`\b(from|join|using) ${name}\b`).test(level)),
      ),
  },
  "no sub-select stands among inserted values": {
    reason: '"subqueries are not supported within INSERT queries": insert from a select instead.',
    isBroken: ({ text }) => /\binsert into\b/.test(text) && hasSelectAfter(text, /\bvalues\s*\(/),
  },
  "no sub-select stands in a CASE or COALESCE of a change": {
    reason:
      '"non-IMMUTABLE functions are not allowed in CASE or COALESCE": the policy of the sub-select is one.',
    isBroken: ({ text }) =>
      writes.test(text) &&
      new RegExp(OWNED).test(text) &&
      (/\bcase\b((?!\bend\b).)*\(\s*select\b/.test(text) || /\bcoalesce\(\s*\(\s*select\b/.test(text)),
  },
  "owned tables are not joined with those of accounts": {
    reason:
      '"complex joins are only supported when all distributed tables are co-located": read the ids first.',
    isBroken: ({ text }) => new RegExp(OWNED).test(text) && /"?\b(auth|lookup)"?\.\s*"?\w/.test(text),
  },
  "rows that a WITH has limited are not compared with other tables": {
    reason:
      '"complex joins are only supported when all distributed tables are co-located": read them in the outer query.',
    isBroken: ({ text }) =>
      !writes.test(text) &&
      /\bas \( ?select\b(?:(?!\)).)*\blimit\b/.test(text) &&
      new RegExp(String.raw`\bexists \( ?select\b(?:(?!\)).)*\bfrom ${OWNED}`).test(text),
  },
  "rows are locked only of a person": {
    reason: '"could not run distributed query with FOR UPDATE": a lock needs one part.',
    isBroken: ({ text }) =>
      new RegExp(OWNED).test(text) &&
      /\bfor (no key )?(update|key share|share)\b/.test(text) &&
      count(text, isConstant) === 0,
  },
  "a transaction begins in a statement of its own": {
    reason:
      "Each SET is sent on with the whole text it came in, and BEGIN with it: a warning for each statement.",
    isBroken: ({ text }) => /^\s*begin\s*;/.test(text),
  },
  "settings are made by SET LOCAL": {
    reason: "set_config is not sent on: no row is seen.",
    isBroken: ({ text }) => /\bset_config\s*\(/.test(text),
  },
};

/** Returns the names of the rules that a statement breaks. */
export function distributionFaults(statement: string, { isOfPerson }: { isOfPerson: boolean }): string[] {
  const text = statement.replace(/\s+/g, " ").toLowerCase();
  const query = { text, levels: levelsOf(text), isOfPerson };
  return Object.entries(DISTRIBUTION_RULES)
    .filter(([, rule]) => rule.isBroken(query))
    .map(([name]) => name);
}

/**
 * Splits a statement into the outer query and its sub-selects. Text in other parentheses stays with the query around
 * them, and those parentheses become brackets.
 */
function levelsOf(text: string): string[] {
  const levels: string[] = [];
  let rest = text.replace(/'[^']*'/g, "''");
  for (;;) {
    const inner = /\(([^()]*)\)/.exec(rest);
    if (!inner) return [...levels, rest];
    const [parentheses, content = ""] = inner;
    const isQuery = /^\s*(select|insert|update|delete|with)\b/.test(content);
    if (isQuery) levels.push(content);
    rest = rest.replace(parentheses, () => (isQuery ? "[]" : `[${content}]`));
  }
}

function hasSelectAfter(text: string, start: RegExp): boolean {
  const from = text.search(start);
  return from >= 0 && /\(\s*select\b/.test(text.slice(from).split(/\bon conflict\b/)[0] ?? "");
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
