import { beforeAll, describe, expect, it } from "vitest";
import { anInsight, beginAsGuest } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const daysAgo = (days: number) => new Date(app.dependencies.clock.now().getTime() - days * DAY_MS);

describe("an insight made as a guest", () => {
  it("can be read by the guest for 30 days", async () => {
    const guest = await beginAsGuest(app);
    const { id } = await anInsight(app, { userId: guest.userId, createdAt: daysAgo(29) });
    expect((await guest.get(`/api/insights/${id}`)).status).toBe(200);
  });

  it("can be read after the guest signed up, even if it is older than the free plan shows", async () => {
    const guest = await beginAsGuest(app);
    const { id } = await anInsight(app, { userId: guest.userId, createdAt: daysAgo(20) });
    const form = {
      name: "",
      email: `${guest.userId}@example.org`,
      password: "a pond behind the server room",
    };
    expect((await guest.post("/api/auth/sign-up/email", form)).status).toBe(200);
    expect((await guest.get(`/api/insights/${id}`)).status).toBe(200);
    const list = await guest.get<{ items: { isLocked: boolean }[]; older: number }>("/api/insights");
    expect(list.body).toMatchObject({ items: [{ isLocked: false }], older: 0 });
  });

  it("would be locked for an account that never was a guest", async () => {
    const person = app.as();
    const { id } = await anInsight(app, { userId: person.session.userId, createdAt: daysAgo(20) });
    expect(await person.get(`/api/insights/${id}`)).toMatchObject({
      status: 403,
      error: { code: "plan_locked" },
    });
  });
});
