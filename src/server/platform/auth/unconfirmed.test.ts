import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { signUp } from "#test-support/factories.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp } from "#test-support/test-app.ts";

const perDay = async (person: Person) => (await person.get<Me>("/api/me")).body.insightsToday?.limit;

it("an account with an unconfirmed address has three insights a day, but only where letters are sent by SMTP", async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, callback) {
      stream.resume().on("end", () => callback());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  try {
    const app = await createTestApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const person = await signUp(app);
    expect(await perDay(person)).toBe(3);
    await app.dependencies.database.authPool.query(
      `update auth."user" set email_verified = true where id = $1`,
      [person.userId],
    );
    expect(await perDay(person)).toBe(7);
    const laptop = await createTestApp();
    expect(await perDay(await signUp(laptop))).toBe(7);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});
