import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { projectFolder } from "./pinned-node.mjs";
import { explainSlow, findExpressions } from "./slow-expressions.mjs";

const files = globSync("{src,engines}/**/*.{ts,tsx}", { cwd: projectFolder })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, ...findExpressions(file, readFileSync(join(projectFolder, file), "utf8")) }));

/** The slow expressions that are allowed because they never see a long text, each with the limit of its text. */
const BOUNDED = [
  { file: "engines/safety/read-words.ts", pattern: "(.)\\1+$", bound: "words of at most 60 letters" },
];

describe("the regular expressions in src", () => {
  it("are found in every folder", () => {
    const count = (folder) =>
      files.filter(({ file }) => file.startsWith(folder)).flatMap(({ literals }) => literals).length;
    for (const folder of ["src/domain", "src/server", "src/web", "engines"])
      expect(count(folder)).toBeGreaterThan(20);
  });

  it("take time that grows no faster than the text", () => {
    const isBounded = (file, pattern) =>
      BOUNDED.some((known) => known.file === file && known.pattern === pattern);
    const slow = files.flatMap(({ file, literals }) =>
      literals
        .filter(({ pattern }) => !isBounded(file, pattern))
        .flatMap((literal) => explainSlow(literal).map((reason) => `${file}:${literal.line} ${reason}`)),
    );
    expect(slow).toEqual([]);
  });

  it("have no unused exception", () => {
    const unused = BOUNDED.filter(
      ({ file, pattern }) =>
        !files.some(
          (each) => each.file === file && each.literals.some((literal) => literal.pattern === pattern),
        ),
    );
    expect(unused).toEqual([]);
  });
});

/** Loads and calls the code that constructs expressions at run time, so that each of them is constructed once. */
async function buildExpressions() {
  const [{ checkReceipt }, { endpointFinder }, { markText }] = await Promise.all([
    import("#domain/draw/receipt.ts"),
    import("#server/platform/http/endpoints.ts"),
    import("#web/features/insights/mark-text.ts"),
    import("#domain/asking/judge-answer.ts").then(({ judgeAct }) =>
      ["en", "de", "es"].map((language) => judgeAct("", language)),
    ),
    import("#domain/asking/read-time.ts").then(({ readTime }) =>
      ["en", "de", "es"].map((language) => readTime("", "2026-12-03T14:00", language)),
    ),
    import("#contract/patterns.ts"),
    import("#engines/duck/index.ts"),
    import("#domain/places/fold-name.ts"),
    import("#domain/readings/refusal.ts"),
    import("#domain/readings/tagged-answer.ts"),
    import("#engines/safety/index.ts"),
    import("#domain/sanitise/injection-phrases.ts"),
    import("#domain/sanitise/find-quotations.ts"),
    import("#domain/sanitise/keep-true-quotes.ts"),
    import("#domain/search/find-words.ts"),
    import("#server/platform/http/app-pages.ts"),
  ]);
  const receipt = { serverSeed: "0", clientSeed: "", commitment: "", picks: [], deckVersion: "", cut: null };
  checkReceipt({ ...receipt, reversals: false, spreadType: "quick-draw" }, []);
  endpointFinder([{ path: [], method: "GET", address: "/insights/{id}" }]);
  markText("The Cache says “wait”.", ["The Cache"], "wait");
}

describe("the regular expressions that are put together at run time", () => {
  /** The expressions that were constructed at run time, each with the file that constructed it. */
  const made = [];

  beforeAll(async () => {
    vi.resetModules();
    const Original = RegExp;
    class Recorded extends Original {
      constructor(pattern, flags) {
        super(pattern, flags);
        const [file] = /(?:src|engines)\/[\w./-]{1,200}\.tsx?/.exec(new Error("who asks").stack) ?? [];
        made.push({ file, pattern: this.source, flags: this.flags });
      }
    }
    vi.stubGlobal("RegExp", Recorded);
    await buildExpressions();
  });
  afterAll(() => vi.unstubAllGlobals());

  it("are covered by this test in each file that builds one", () => {
    const building = files.filter(({ constructed }) => constructed.length > 0).map(({ file }) => file);
    const recorded = new Set(made.map(({ file }) => file));
    expect(building.filter((file) => !recorded.has(file))).toEqual([]);
  });

  it("take time that grows no faster than the text", () => {
    const slow = made.flatMap(({ file, ...expression }) =>
      explainSlow(expression).map((reason) => `${file} ${reason}`),
    );
    expect([...new Set(slow)]).toEqual([]);
  });
});

describe("the search for slow expressions", () => {
  it.each([
    ["blanks at the end", /\s+$/],
    ["punctuation at the end, by property", /[\p{P}\s]+$/u],
    ["a group that repeats a repetition", /^(?:a+)+b/],
    ["an address between blanks", /\S+@\S+\.\S+/],
    ["a quotation that is never closed", /“[^”]*”/],
    ["two neighbours that take the same signs", /^a\s*\s*b/],
    ["anything up to a sign, between word boundaries", /\bwhy\b.*\?/],
  ])("notices %s", (_name, expression) => {
    const [found] = findExpressions("planted.ts", `export const planted: RegExp = ${expression};`).literals;
    expect(found && explainSlow(found)).not.toEqual([]);
  });

  it.each([
    /^\s+/,
    /\s$/,
    /a{1,80}@/,
    /^why.*\?/,
    /why(?:.*)/,
    /why.{0,9}\?/,
    /“[^“”]*”/,
    /(?<![.!?])[.!?]+(?=\s)/,
  ])("has nothing to say against %s", (expression) => {
    expect(explainSlow({ pattern: expression.source, flags: expression.flags })).toEqual([]);
  });

  it("finds an expression inside a component and one made with a constructor", () => {
    const source = 'export const Page = () => <p>{"a".replace(/x+$/, "")}{String(new RegExp("y"))}</p>;';
    const found = findExpressions("page.tsx", source);
    expect(found.literals).toEqual([{ pattern: "x+$", flags: "", line: 1 }]);
    expect(found.constructed).toEqual([1]);
  });
});
