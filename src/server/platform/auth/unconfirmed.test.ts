import { expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { signUp } from "#test-support/factories.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp } from "#test-support/test-app.ts";

const perDay = async (person: Person) => (await person.get<Me>("/api/me")).body.insightsToday?.limit;

it("an account with an unconfirmed address has three insights a day, but only where letters are sent by SMTP", async () => {
  const app = await createTestApp({ hasMailServer: true });
  const person = await signUp(app);
  expect(await perDay(person)).toBe(7);
  await app.dependencies.database.authPool.query(
    `update auth."user" set email_verified = false where id = $1`,
    [person.userId],
  );
  expect(await perDay(person)).toBe(3);
  const laptop = await createTestApp();
  expect(await perDay(await signUp(laptop))).toBe(7);
});
