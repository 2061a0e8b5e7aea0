import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../..");
const QUERIES = "api/queries/";

/**
 * The files that write an answer into the cache themselves: they show a change before the server has it, or the
 * server's answer is the new content. All other mutations only invalidate what the contract says that the endpoint
 * changes.
 */
const WRITES_ANSWERS = [
  "app/home/member-home.tsx",
  "app/reading/use-read-again.tsx",
  "features/billing/premium-section.tsx",
  "features/blocks/plans/use-block-plans.ts",
  "features/blocks/use-remove-block.ts",
  "features/chat/use-chat-endings.ts",
  "features/chat/use-chat.ts",
  "features/chat/use-sending.ts",
  "features/check-ins/use-check-in.ts",
  "features/insights/insight-menu.tsx",
  "features/insights/sentences/use-sentences.ts",
  "features/insights/steps/use-steps.ts",
  "features/insights/use-marks.ts",
  "features/insights/use-words.ts",
  "features/pictures/avatar.tsx",
  "features/pictures/use-block-pictures.ts",
  "features/profile/profile-form.tsx",
  "features/profile/use-onboarding-save.ts",
  "features/reflections/use-save-reflection.ts",
  "features/settings/reminders.tsx",
  "features/settings/use-settings.ts",
];

/**
 * The files with mutations that belong to no endpoint of the contract, and a stream that changes the cache with each
 * event.
 */
const WITHOUT_KEY = ["features/chat/use-sending.ts"];

const sources = globSync("**/*.{ts,tsx}", { cwd: WEB })
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith(QUERIES))
  .map((file) => ({ file, code: readFileSync(join(WEB, file), "utf8") }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .sort();

describe("the cache of answers", () => {
  it("is invalidated only in the folder of queries", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(filesWith(/\.(?:invalidate|refetch|reset)Queries\(/)).toEqual([]);
  });

  it("is written by the listed files alone", () => {
    expect(filesWith(/\.(?:setQueryData|setQueriesData|removeQueries)\b/)).toEqual(WRITES_ANSWERS);
  });

  it("each file that writes into the cache of answers says why in a comment that begins with 'Cache:'", () => {
    const silent = WRITES_ANSWERS.filter(
      (file) => !sources.find((each) => each.file === file)?.code.includes("// Cache: "),
    );
    expect(silent).toEqual([]);
  });
});

describe("queries and mutations", () => {
  it("queries are described only in the folder of queries, and no key is spelled as a literal", () => {
    expect(filesWith(/\bqueryFn\b|\bqueryOptions\(|\b(?:query|mutation)Key: \["/)).toEqual([]);
  });

  it("every mutation names its endpoint, which says what the mutation changes", () => {
    const silent = sources
      .filter(({ code }) => code.includes("useMutation({") && !/\bmutationKey\b/.test(code))
      .map(({ file }) => file);
    expect(silent.sort()).toEqual(WITHOUT_KEY);
  });
});
