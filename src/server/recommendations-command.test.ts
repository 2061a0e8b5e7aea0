import { beforeAll, describe, expect, it } from "vitest";
import type { PatternsOutput } from "#contract/patterns.ts";
import { believablePerson } from "#test-support/believable-person.ts";
import { runCommand } from "#test-support/run-command.ts";
import { seedHistory } from "#test-support/seed-history.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { formatRecommendationReport } from "./features/patterns/report-recommendations.ts";
import { recommendationDays } from "./platform/db/tables/counts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** Runs `npm run recommendations` beside the app, and returns what it prints. */
async function report(): Promise<string> {
  const places = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dependencies.config.dataDir };
  return (await runCommand("recommendations", [], places)).said;
}

const counts = async () => {
  const [rows] = await app.dependencies.database.shared((tx) => [tx.select().from(recommendationDays)]);
  return rows.map(({ kind, answer, times }) => `${kind} ${answer} ${times}`);
};

describe("npm run recommendations", () => {
  it("says how many were shown, once for each person, and how many of them were taken", async () => {
    expect(await report()).toBe("No recommendation was shown yet.\n");
    const person = app.as({ isPremium: true });
    const history = believablePerson(app.dependencies.clock.now(), app.dependencies.deck.cards);
    await seedHistory(app.dependencies, person.session.userId, history);
    const look = async () => {
      const { body } = await person.get<PatternsOutput>("/api/patterns");
      await app.dependencies.patternRuns.whenIdle();
      return body.recommendations;
    };
    await look();
    const shown = await look();
    const kinds = shown.map(({ id }) => id.split(":")[0] ?? "");
    expect(kinds.length).toBeGreaterThan(0);
    const first = await counts();
    expect(first.reduce((sum, row) => sum + Number(row.split(" ")[2]), 0)).toBe(shown.length);
    expect(await look()).toEqual(shown);
    expect(await counts()).toEqual(first);
    await person.post(`/api/patterns/recommendations/${shown[0]?.id}`, { answer: "taken" });
    await look();
    const [heads, ...lines] = (await report()).trimEnd().split("\n");
    expect(heads).toMatch(/^kind +shown +taken +dismissed +helped, of taken +did not help, of taken$/);
    expect(lines.map((line) => line.split(" ")[0])).toEqual([...new Set(kinds)].sort());
    expect(lines.find((line) => line.startsWith(`${kinds[0]} `))).toMatch(/^\S+ +\d+ +1 \(\d+ to \d+ %\)/);
  });
});

describe("the table of recommendations", () => {
  it("gives each share with its 90 % interval, and a bare count where nothing of the whole was counted", () => {
    const counted = [
      { kind: "loop", answer: "shown", times: 80 },
      { kind: "loop", answer: "taken", times: 12 },
      { kind: "loop", answer: "helped", times: 3 },
      { kind: "stalled", answer: "taken", times: 2 },
    ];
    // The ranges are the central 90 % of Beta(13, 69), Beta(1, 81), Beta(4, 10), Beta(1, 13) and Beta(1, 3).
    expect(formatRecommendationReport(counted)).toEqual([
      "kind     shown  taken            dismissed     helped, of taken  did not help, of taken",
      "loop     80     12 (10 to 23 %)  0 (0 to 4 %)  3 (11 to 49 %)    0 (0 to 21 %)",
      "stalled  0      2                0             0 (2 to 63 %)     0 (2 to 63 %)",
    ]);
  });
});
