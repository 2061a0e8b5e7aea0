import { beforeAll, describe, expect, it } from "vitest";
import { believablePerson } from "#test-support/believable-person.ts";
import { readPdf } from "#test-support/read-pdf.ts";
import { seedHistory } from "#test-support/seed-history.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { canSetPdf } from "../../platform/pdf/set-pdf.ts";

const clock = createTestClock("2026-10-18T18:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

describe.runIf(canSetPdf())("a year as a PDF", () => {
  it("is accessible: each block's line has a description, and the counts and the sentence are text", async () => {
    const person = app.as({ isPremium: true });
    const history = believablePerson(clock.now(), app.dependencies.deck.cards);
    await seedHistory(app.dependencies, person.session.userId, history);
    const response = await person.fetch("GET", "/api/export-years/2026", undefined, {});
    expect(response.headers.get("content-disposition")).toContain("rubber-arcana-year-2026-2026-10-18.pdf");
    const pdf = await readPdf(Buffer.from(await response.arrayBuffer()));
    expect([pdf.title, pdf.language, pdf.isAccessible]).toEqual(["2026 in blocks", "en", true]);
    const described = pdf.tags.flatMap(({ alt }) => alt ?? []);
    expect(described).toHaveLength(11);
    expect(described[0]).toBe("The tax letter. Opened Jul 7, resolved Jul 11, 2 days with a reading");
    for (const words of ["7 blocks closed", "Longest: Nadia’s money, stuck on 64 days"])
      expect(pdf.text.replaceAll(/\s+/g, " ")).toContain(words);
  });

  it("is refused without Premium, and where the year is empty", async () => {
    const premium = await app.as({ isPremium: true }).get<never>("/api/export-years/2026");
    expect([premium.status, premium.error?.message]).toEqual([
      404,
      "There is nothing of yours in 2026, so there is no page to keep.",
    ]);
    expect((await app.as().get<never>("/api/export-years/2026")).error?.code).toBe("plan_locked");
  });
});
