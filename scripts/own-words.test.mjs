// Tests that what somebody types goes through the shared parts, which know keyboards and scripts of all kinds.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

/** A JSX tag with its attributes; braces may be nested three deep. */
const TAG = /<[A-Za-z][\w.]*\b(?:[^<>{}"]|"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|=>)*?\/?>/gs;
/** Classes of texts of any length and without a blank, which only somebody's own words are. */
const OF_ANY_LENGTH =
  /overflow-wrap:anywhere|break-words|wrap-anywhere|whitespace-pre-wrap|\btruncate\b|\bline-clamp-\d/;

/**
 * What a file must not hold, the files that may, and an example.
 * @type {{ name: string, find: (text: string) => string[], places: string[], planted: string[] }[]}
 */
const RULES = [
  {
    name: "a key is compared by `pressedKey`, which leaves out the keys of an input method",
    find: (text) => text.match(/\bkey\s*[!=]==\s*"(?:Enter|Escape|Tab)"|\.(?:isComposing|keyCode)\b/g) ?? [],
    places: ["src/web/ui/pressed-key.ts", "src/web/features/readings/ritual/use-hand.ts"],
    planted: ['if (event.key === "Enter") send();', "if (event.nativeEvent.isComposing) return;"],
  },
  {
    name: "no field cuts what is typed or pasted",
    find: (text) => text.match(/\bmaxLength=/g) ?? [],
    places: [],
    planted: ["<OwnTextArea maxLength={200} />"],
  },
  {
    name: "a text is typed into a shared field",
    find: (text) =>
      (text.match(TAG) ?? []).filter(
        (tag) =>
          /^<textarea\b/.test(tag) ||
          (/^<input\b/.test(tag) && !/\btype="(?:radio|checkbox|file)"/.test(tag)),
      ),
    places: ["src/web/ui/field.tsx", "src/web/ui/own-text.tsx", "src/web/ui/search-field.tsx"],
    planted: ["<textarea value={text} onChange={() => {}} />", "<input value={text} />"],
  },
  {
    name: "somebody's own words have their own direction",
    find: (text) =>
      (text.match(TAG) ?? []).filter(
        (tag) =>
          /^<(?!select\b)[a-z]|^<Link\b/.test(tag) && OF_ANY_LENGTH.test(tag) && !/\bdir="auto"/.test(tag),
      ),
    places: [],
    planted: [
      '<p className="type-read break-words">{note}</p>',
      '<span className="truncate">{block.name}</span>',
    ],
  },
  {
    name: "words are searched for in the spelling of `foldText`",
    find: (text) =>
      text.match(/\.to(?:Locale)?LowerCase\(\)\s*\.(?:includes|indexOf|startsWith|localeCompare)\(/g) ?? [],
    places: [],
    planted: ["if (name.toLowerCase().includes(wanted)) return;"],
  },
];

/** @param {string} pattern */
const sources = (pattern) =>
  globSync(pattern, { cwd: projectFolder }).filter((file) => !/\.test\.tsx?$/.test(file));

/** @param {string} file returns its text without comments that show an example */
const codeOf = (file) => readFileSync(join(projectFolder, file), "utf8").replace(/^\s*\*.*$/gm, "");

describe.each(RULES)("the rule that $name", ({ find, places, planted }) => {
  it("the rule finds what it forbids", () => {
    for (const text of planted) expect(find(text)).toHaveLength(1);
  });

  it("the rule holds in every page", () => {
    const files = sources("src/web/**/*.{ts,tsx}");
    expect(files.length).toBeGreaterThan(500);
    const found = files
      .filter((file) => !places.includes(file.replaceAll("\\", "/")))
      .flatMap((file) => find(codeOf(file)).map((part) => `${file}: ${part}`));
    expect(found).toEqual([]);
  });
});

it("the server searches in the spelling of `foldText`, too", () => {
  const rule = RULES.at(-1);
  const found = sources("src/{server,contract}/**/*.ts").filter(
    (file) => (rule?.find(readFileSync(join(projectFolder, file), "utf8")) ?? []).length > 0,
  );
  expect(found).toEqual([]);
});
