import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ProfileOutput } from "#contract/profile.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { userProfiles, userSettings } from "../../platform/db/tables/people.ts";
import { saveProfile } from "./save-profile.ts";

interface Body {
  profile: ProfileOutput;
}

const whole = {
  name: "Sam",
  birthday: "1990-03-21",
  birthPlace: "Lyon, Auvergne-Rhône-Alpes, France",
  creativeIdentity: "Artist with a day job",
  workContext: "Lighthouse keeper",
  debuggingMode: "Ask everyone for advice",
  blockPattern: "Work",
  superpower: "Hyperfocus",
  kryptonite: "Perfectionism",
  spiritAnimal: "turtle",
};

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

async function storedRow(userId: string) {
  const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(userProfiles).where(eq(userProfiles.userId, userId)),
  ]);
  return row;
}

const changeRow = (userId: string, change: Partial<typeof userProfiles.$inferInsert>) =>
  app.dependencies.database.batch({ userId }, (tx) => [
    tx.update(userProfiles).set(change).where(eq(userProfiles.userId, userId)),
  ]);

describe("a profile", () => {
  it("is null before anything is saved", async () => {
    const { status, body } = await app.as().get("/api/profile");
    expect([status, body]).toEqual([200, { profile: null }]);
  });

  it("is returned as saved, with the zodiac sign, and stored encrypted", async () => {
    const person = app.as();
    const saved = await person.put<Body>("/api/profile", whole);
    expect(saved.body.profile).toEqual({
      ...whole,
      zodiacSign: "Aries",
      isComplete: true,
      updatedAt: clock.now().toISOString(),
    });
    expect((await person.get("/api/profile")).body).toEqual(saved.body);
    const row = await storedRow(person.session.userId);
    expect(row?.isComplete).toBe(true);
    expect(JSON.stringify(row)).not.toMatch(/Sam|1990-|Lyon|Lighthouse|Aries|turtle/);
  });

  it("can be saved answer by answer and is complete with the last one", async () => {
    const person = app.as();
    const answers = Object.entries(whole);
    for (const [at, [field, answer]] of answers.entries()) {
      const { body } = await person.put<Body>("/api/profile", { [field]: answer });
      expect(body.profile.isComplete, field).toBe(at === answers.length - 1);
    }
    expect((await person.get<Body>("/api/profile")).body.profile).toMatchObject(whole);
  });

  it("derives the zodiac sign from the birthday and ignores a sign that is sent", async () => {
    const person = app.as();
    await person.put("/api/profile", whole);
    const { body } = await person.put<Body>("/api/profile", { birthday: "1992-02-29", zodiacSign: "Leo" });
    expect(body.profile).toMatchObject({ ...whole, birthday: "1992-02-29", zodiacSign: "Pisces" });
  });

  it("becomes incomplete when an answer is removed", async () => {
    const person = app.as();
    await person.put("/api/profile", whole);
    const { body } = await person.put<Body>("/api/profile", { birthday: "", spiritAnimal: "" });
    expect(body.profile).toMatchObject({ birthday: "", zodiacSign: "", spiritAnimal: "", isComplete: false });
    expect((await storedRow(person.session.userId))?.isComplete).toBe(false);
  });

  it("keeps what two devices save at the same time", async () => {
    const person = app.as();
    const { userId } = person.session;
    await Promise.all(
      Object.entries(whole)
        .slice(0, 4)
        .map(([field, answer]) => saveProfile(app.dependencies, userId, { [field]: answer })),
    );
    const { name, birthday, birthPlace, creativeIdentity } = whole;
    expect((await person.get<Body>("/api/profile")).body.profile).toMatchObject({
      name,
      birthday,
      birthPlace,
      creativeIdentity,
    });
  });

  it("keeps all of thirty answers that are saved at once", async () => {
    const person = app.as();
    const answers = Object.entries(whole);
    const saves = Array.from({ length: 30 }, (_, index) => answers[index % answers.length] ?? []);
    const saved = await Promise.all(
      saves.map(([field = "", answer]) => person.put("/api/profile", { [field]: answer })),
    );
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(30);
    const { body } = await person.get<Body>("/api/profile");
    expect(body.profile).toMatchObject({ ...whole, isComplete: true });
  });

  it("shows crisis help when an answer speaks of danger, and saves it on request", async () => {
    const person = app.as();
    for (const field of ["name", "birthPlace", "workContext", "superpower", "kryptonite"]) {
      const { status, error } = await person.put("/api/profile", { [field]: "I want to kill myself." });
      expect([status, error?.code, (error?.help?.length ?? 0) > 0]).toEqual([422, "crisis_help", true]);
    }
    const kept = { kryptonite: "I want to kill myself.", goOnAnyway: true };
    expect((await person.put("/api/profile", kept)).status).toBe(200);
  });

  it("is hidden from other people", async () => {
    await app.as().put("/api/profile", whole);
    expect((await app.as().get("/api/profile")).body).toEqual({ profile: null });
  });

  it("costs one database round trip to read and two to save", async () => {
    const person = app.as();
    expect(await app.roundTrips(() => person.put("/api/profile", whole))).toBe(2);
    expect(await app.roundTrips(() => person.put("/api/profile", { name: "Alex" }))).toBe(2);
    expect(await app.roundTrips(() => person.get("/api/profile"))).toBe(1);
  });
});

describe("an invalid profile answer is refused and the field is named", () => {
  it.each([
    ["name", "x".repeat(101)],
    ["birthday", "20.11.1990"],
    ["birthday", "1999-02-29"],
    ["birthday", "2026-11-21"],
    ["birthday", "1092-05-05"],
    ["birthPlace", "x".repeat(501)],
    ["creativeIdentity", "Astronaut"],
    ["workContext", "x".repeat(301)],
    ["workContext", "Other"],
    ["debuggingMode", "Sleep on it"],
    ["blockPattern", "Tax"],
    ["superpower", "Other (specify below)"],
    ["kryptonite", "x".repeat(501)],
    ["spiritAnimal", "duck"],
    ["name", 7],
  ])("an invalid profile answer is refused and the field is named: %s as %s", async (field, answer) => {
    const person = app.as();
    const { status, error } = await person.put("/api/profile", { ...whole, [field]: answer });
    expect([status, error?.code, error?.field]).toEqual([400, "invalid_input", field]);
    expect(error?.message).toMatch(new RegExp(`^${field}\\b.+\\.`));
    expect((await person.get("/api/profile")).body).toEqual({ profile: null });
  });

  it("a birthday of somebody under 16 by their own calendar is refused and the field is named", async () => {
    const person = app.as();
    const { userId } = person.session;
    const young = await person.put("/api/profile", { ...whole, birthday: "2010-11-21" });
    expect([young.error?.code, young.error?.field]).toEqual(["invalid_input", "birthday"]);
    expect(young.error?.message).toContain("16 years");
    const inSamoa = { userId, timeZone: "Pacific/Apia", updatedAt: clock.now() };
    await app.dependencies.database.batch({ userId }, (tx) => [tx.insert(userSettings).values(inSamoa)]);
    expect((await person.put("/api/profile", { ...whole, birthday: "2010-11-21" })).status).toBe(200);
    expect((await person.put("/api/profile", { ...whole, birthday: "2010-11-22" })).status).toBe(400);
  });
});

describe("access to a profile", () => {
  it("requires a session", async () => {
    expect(await app.visitor().put("/api/profile", whole)).toMatchObject({
      status: 401,
      error: { code: "unauthenticated", message: "Please sign in to save your preferences" },
    });
    expect((await app.visitor().get("/api/profile")).error?.message).toBe("User not authenticated");
  });

  it("requires an account and is refused to a guest", async () => {
    const guest = app.as({ isGuest: true });
    for (const answer of [await guest.get("/api/profile"), await guest.put("/api/profile", whole)])
      expect(answer).toMatchObject({ status: 403, error: { code: "account_required" } });
  });
});

describe("a profile that cannot be decrypted", () => {
  it("is marked as unreadable, survives a partial update, and is replaced by a complete one", async () => {
    const person = app.as();
    await person.put("/api/profile", whole);
    await changeRow(person.session.userId, { body: '{"v":1,"broken":true}' });
    expect((await person.get("/api/profile")).body).toEqual({ profile: null, isUnreadable: true });
    expect((await person.put("/api/profile", { name: "Alex" })).error?.message).toBe(
      "Failed to update profile: This entry could not be opened.",
    );
    expect((await person.put<Body>("/api/profile", whole)).body.profile.isComplete).toBe(true);
  });

  it("is read as plain text when imported, and encrypted with the next answer", async () => {
    const person = app.as();
    const { userId } = person.session;
    await person.put("/api/profile", { name: "Sam" });
    const body = JSON.stringify({ name: "Sam", superpower: "Juggling", shoeSize: 44 });
    await changeRow(userId, { body, isImported: true });
    expect((await person.get<Body>("/api/profile")).body.profile).toMatchObject({
      name: "Sam",
      superpower: "Juggling",
      kryptonite: "",
    });
    const { body: saved } = await person.put<Body>("/api/profile", { kryptonite: "Mondays" });
    expect(saved.profile).toMatchObject({ superpower: "Juggling", kryptonite: "Mondays" });
    expect(await storedRow(userId)).toMatchObject({ isImported: false });
    expect((await storedRow(userId))?.body).not.toContain("Juggling");
  });
});

describe("a database failure in the profile", () => {
  it("becomes a sentence about reading, saving or updating, without the database's message", async () => {
    const broken = {
      ...app.dependencies,
      database: { ...app.dependencies.database, batch: () => Promise.reject(new Error("relation is gone")) },
    };
    const cause = "Something broke on our side. Please try again.";
    await expect(saveProfile(broken, "someone", whole)).rejects.toMatchObject({
      code: "internal",
      message: `Failed to save profile: ${cause}`,
      cause: { message: "relation is gone" },
    });
    await expect(saveProfile(broken, "someone", { name: "Sam" })).rejects.toMatchObject({
      message: `Failed to update profile: ${cause}`,
    });
  });
});
