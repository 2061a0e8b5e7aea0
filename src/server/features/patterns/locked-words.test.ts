import { beforeAll, describe, expect, it } from "vitest";
import type { PatternsOutput } from "#contract/patterns.ts";
import { anInsight } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const DAY_MS = 86_400_000;
const clock = createTestClock("2026-10-18T18:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const OLD = "Should I send the tender to Halvard before the deadline?";
const NEW = "Should I send the tender to Halvard after the deadline?";

/**
 * Returns the answer's tables for a person who asked one question 30, 12 and 9 days ago, and a similar one 4 days ago.
 */
async function tablesOf(isPremium: boolean) {
  const person = app.as({ isPremium });
  const { userId } = person.session;
  for (const [days, text] of [
    [30, OLD],
    [12, OLD],
    [9, OLD],
    [4, NEW],
  ] as const) {
    const createdAt = new Date(clock.now().getTime() - days * DAY_MS);
    await anInsight(app, { userId, userContext: text, question: text, createdAt });
  }
  const ask = async () => (await person.get<PatternsOutput>("/api/patterns")).body;
  await ask();
  await app.dependencies.patternRuns.whenIdle();
  const answer = await ask();
  const rowsOf = (label: string) =>
    answer.patterns.flatMap((each) => (each.label === label && !each.isLocked ? [each.table.rows] : []))[0];
  return { text: JSON.stringify(answer), rowsOf };
}

describe("the person's older words in the tables of their patterns", () => {
  it("the person's older words are locked in a table on the Free plan, and their rows stay", async () => {
    const { text, rowsOf } = await tablesOf(false);
    expect(rowsOf("the same question")).toEqual([
      ["2026-10-06", "Locked. Premium shows it."],
      ["2026-10-09", "Locked. Premium shows it."],
      ["2026-10-14", NEW],
    ]);
    expect(rowsOf("the same words")?.map(([, words]) => words)).toEqual([
      ...Array(3).fill("Locked. Premium shows it."),
      expect.stringContaining("the tender to Halvard"),
    ]);
    expect(text).not.toContain("before the deadline");
    expect(text).not.toContain("quotedAt");
  });

  it("the person's older words are in the table on Premium", async () => {
    const { rowsOf } = await tablesOf(true);
    expect(rowsOf("the same question")?.map(([, words]) => words)).toEqual([OLD, OLD, NEW]);
  });
});
