import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import type { SettingsOutput } from "#contract/settings.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const PATH = "/api/settings";
const UNSET = {
  timeZone: null,
  timeZoneFrom: null,
  hasReversedCards: true,
  tone: "even",
  asksFirst: true,
  country: null,
  checkInWeekday: null,
  hasCheckInLetters: false,
};
const DARK = "I want to kill myself.";

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

describe("settings", () => {
  it("have default values until they are changed", async () => {
    expect(await app.as().get(PATH)).toMatchObject({ status: 200, body: UNSET });
  });

  it("can be changed one by one without affecting the rest", async () => {
    const person = app.as();
    expect((await person.put(PATH, { tone: "blunt" })).body).toEqual({ ...UNSET, tone: "blunt" });
    expect(
      (await person.put(PATH, { hasReversedCards: false, asksFirst: false, country: "DE" })).body,
    ).toEqual({
      ...UNSET,
      tone: "blunt",
      hasReversedCards: false,
      asksFirst: false,
      country: "DE",
    });
    expect((await person.put<SettingsOutput>(PATH, { country: null })).body.country).toBeNull();
    expect((await person.get<SettingsOutput>(PATH)).body).toMatchObject({ tone: "blunt", country: null });
  });

  it("are included in /api/me, so that a page need not request them", async () => {
    const person = app.as();
    const { body } = await person.put(PATH, { tone: "gentle", timeZone: "Asia/Tokyo" });
    expect((await person.get<Me>("/api/me")).body).toMatchObject({ settings: body, timeZone: "Asia/Tokyo" });
    expect((await app.visitor().get<Me>("/api/me")).body.settings).toBeNull();
  });

  it("do not set a time zone with the tone, so the consent still sets it", async () => {
    const person = app.as();
    await person.put(PATH, { tone: "gentle" });
    await person.put("/api/me/consent", { terms: true, age16: true, timeZone: "Europe/Berlin" });
    expect((await person.get(PATH)).body).toMatchObject({ tone: "gentle", timeZone: "Europe/Berlin" });
    await person.put("/api/me/consent", { terms: true, age16: true, timeZone: "Asia/Tokyo" });
    expect((await person.get(PATH)).body).toMatchObject({ timeZone: "Europe/Berlin" });
  });

  it("are hidden from other people", async () => {
    await app.as().put(PATH, { tone: "blunt" });
    expect((await app.as().get(PATH)).body).toEqual(UNSET);
  });

  it("cost one database round trip, and two to change the time zone", async () => {
    const person = app.as();
    expect(await app.roundTrips(() => person.get(PATH))).toBe(1);
    expect(await app.roundTrips(() => person.put(PATH, { tone: "blunt" }))).toBe(1);
    expect(await app.roundTrips(() => person.put(PATH, { timeZone: "Asia/Tokyo" }))).toBe(2);
  });
});

describe("a change of time zone", () => {
  it("takes effect with the next day in the former zone", async () => {
    const reader = await aReader(app, {}, { timeZone: "Europe/Berlin" });
    const { body } = await reader.put<SettingsOutput>(PATH, { timeZone: "Asia/Tokyo" });
    expect(body).toMatchObject({ timeZone: "Asia/Tokyo", timeZoneFrom: "2026-11-20T23:00:00.000Z" });
    const me = (await reader.get<Me>("/api/me")).body;
    expect(me.insightsToday?.resetTime).toBe("2026-11-20T23:00:00.000Z");
    clock.set("2026-11-20T23:30:00Z");
    expect((await reader.get<SettingsOutput>(PATH)).body.timeZoneFrom).toBeNull();
    clock.set("2026-11-20T12:00:00Z");
  });

  it("selects crisis help for the new zone at once", async () => {
    const reader = await aReader(app, {}, { timeZone: "Europe/Berlin" });
    await reader.put(PATH, { timeZone: "America/New_York" });
    const { body } = await reader.read({ userContext: DARK });
    expect(body).toHaveProperty("error.help.0.country", "US");
  });
});

describe("the country for emergency numbers", () => {
  it("takes precedence over the time zone", async () => {
    const reader = await aReader(app, {}, { timeZone: "Europe/Berlin" });
    await reader.put(PATH, { country: "GB" });
    const { body } = await reader.read({ userContext: DARK });
    expect(body).toHaveProperty("error.help.0.country", "GB");
  });
});

describe("invalid settings are refused and the field is named", () => {
  it.each([
    ["tone", "cruel"],
    ["timeZone", "Mars/Olympus"],
    ["timeZone", ""],
    ["country", "XX"],
    ["country", "de"],
    ["hasReversedCards", "no"],
    ["asksFirst", "no"],
  ])("an invalid setting is refused and the field is named: %s as %s", async (field, value) => {
    const person = app.as();
    const { status, error } = await person.put(PATH, { [field]: value });
    expect([status, error?.code, error?.field]).toEqual([400, "invalid_input", field]);
    expect((await person.get(PATH)).body).toEqual(UNSET);
  });
});

describe("settings without an account", () => {
  it("are refused to a visitor and a guest", async () => {
    expect((await app.visitor().get(PATH)).error?.code).toBe("unauthenticated");
    expect((await app.as({ isGuest: true }).put(PATH, { tone: "blunt" })).error?.code).toBe(
      "account_required",
    );
  });
});
