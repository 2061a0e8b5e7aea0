// Rows of the months after a reading: promises, plans, reminders, answers to sentences and to patterns.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Person } from "#test-support/person.ts";
import { expectOk } from "./expect-ok.ts";
import type { Target } from "./target.ts";

const COMPUTED_WITHIN_MS = 10_000;
const POLL_MS = 50;

interface MonthsAfter {
  person: Person;
  userId: string;
  insight: string;
  block: string;
  /** Makes a text that nobody else may ever read. */
  words: (about: string) => string;
}

/** Makes one row in each table that follows a person through the months after a reading, over the API. */
export async function liveOn(target: Pick<Target, "sql">, months: MonthsAfter): Promise<void> {
  const { person, insight, block, words } = months;
  await expectOk(person.put(`/api/insights/${insight}/steps/0/promise`, { dueOn: "2099-01-01", guess: 70 }));
  await expectOk(
    person.post(`/api/blocks/${block}/plans`, {
      planId: randomUUID(),
      when: words("when"),
      will: words("will"),
    }),
  );
  const reminders = { byMail: true, hour: 9, quietFrom: 21, quietTo: 8 };
  await expectOk(person.put("/api/reminders", reminders));
  await expectOk(person.put(`/api/insights/${insight}/sentences/0`, { answer: "wrong" }));
  await expectOk(person.put(`/api/patterns/themes/${insight}`, { theme: "unsaid" }));
  await expectOk(person.post("/api/patterns/recommendations/smaller-steps", { answer: "dismissed" }));
  await untilComputed(target, months);
}

/** Asking for patterns that were never computed begins the computation; waits until it is stored. */
async function untilComputed({ sql }: Pick<Target, "sql">, { person, userId }: MonthsAfter): Promise<void> {
  await expectOk(person.get("/api/patterns"));
  const deadline = Date.now() + COMPUTED_WITHIN_MS;
  while ((await sql("select 1 from app.user_patterns where user_id = $1", [userId])).length === 0) {
    if (Date.now() > deadline) throw new Error("The victim's patterns were not computed");
    await wait(POLL_MS);
  }
}
