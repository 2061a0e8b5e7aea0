import { beforeAll, describe, expect, it } from "vitest";
import type { RemindersOutput } from "#contract/reminders.ts";
import type { SettingsOutput } from "#contract/settings.ts";
import { signUp } from "#test-support/factories.ts";
import { lettersTo, storedLetters } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { checkInDue } from "../check-ins/compose-letters.ts";
import { inviteAddress } from "../waitlist/invite-address.ts";

const ONE_CLICK = "List-Unsubscribe=One-Click";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** By day, because a letter about a check-in waits for the end of quiet hours. */
const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, settings: { WAITLIST: "on" } });
});

/** Returns a Premium account with both kinds of letters turned on, and the links that end them. */
async function aReader() {
  const open = await createTestApp({
    clock,
    databaseUrl: app.databaseUrl,
    settings: { DATA_DIR: app.dependencies.config.dataDir },
  });
  const person = await signUp(open);
  const { userId, email } = person;
  await app.dependencies.database.authPool.query(
    `update auth."user" set email_verified = true, is_premium = true where id = $1`,
    [userId],
  );
  await person.put("/api/settings", { checkInWeekday: 4, hasCheckInLetters: true });
  await person.put("/api/reminders", { byMail: true, hour: 9, quietFrom: null, quietTo: null });
  const { stopLinks } = app.dependencies;
  const link = (letters: "check-ins" | "promises") => stopLinks.urlOf(stopLinks.ofAccount(letters, userId));
  const isOn = async () => ({
    checkIns: (await person.get<SettingsOutput>("/api/settings")).body.hasCheckInLetters,
    promises: (await person.get<RemindersOutput>("/api/reminders")).body.byMail,
  });
  return { person, userId, email, link, isOn };
}

/** Sends the request of a mail program: a form, without a session. */
const post = (
  url: string,
  { body = ONE_CLICK, headers = FORM }: { body?: BodyInit; headers?: HeadersInit } = {},
) => fetch(url, { method: "POST", body, headers, redirect: "manual" });

const isOnWaitlist = async (email: string) => {
  const { rowCount } = await app.dependencies.database.authPool.query(
    "select from lookup.waitlist where email = $1",
    [email],
  );
  return rowCount === 1;
};

/** Returns a new address on the waitlist and the address in the header of its letter. */
async function aWaiting() {
  const email = `${newId()}@pond.example`;
  await app.visitor().post("/api/waitlist", { email });
  await lettersTo(app, email);
  return { email, url: await headerLink(email) };
}

const letterTo = async (address: string) => (await storedLetters(app)).find(({ to }) => to === address);
const headerLink = async (address: string) =>
  /^<(.+)>$/.exec((await letterTo(address))?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";

describe("one click in a mail program", () => {
  it("ends the letters of one kind, without a session and from any site", async () => {
    const { link, isOn } = await aReader();
    const origin = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    expect((await post(link("check-ins"), { headers: { ...FORM, ...origin } })).status).toBe(200);
    expect(await isOn()).toEqual({ checkIns: false, promises: true });
    expect((await post(link("promises"))).status).toBe(200);
    expect(await isOn()).toEqual({ checkIns: false, promises: false });
  });

  it("may come again, and is answered the same", async () => {
    const { link, isOn } = await aReader();
    const answers = [await post(link("promises")), await post(link("promises"))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[1]?.text()).toContain("There will be no more emails about steps that are due.");
    expect(await isOn()).toEqual({ checkIns: true, promises: false });
  });

  it("may be sent as a multipart form", async () => {
    const { link, isOn } = await aReader();
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await post(link("check-ins"), { body, headers: {} })).status).toBe(200);
    expect(await isOn()).toEqual({ checkIns: false, promises: true });
  });

  it.each([
    ["an empty body", "", FORM],
    ["another form", "List-Unsubscribe=Two-Clicks", FORM],
    ["JSON", JSON.stringify({ "List-Unsubscribe": "One-Click" }), { "content-type": "application/json" }],
    ["no content type", ONE_CLICK, { "content-type": "" }],
  ])("changes nothing with %s", async (_, body, headers) => {
    const { link, isOn } = await aReader();
    expect((await post(link("check-ins"), { body, headers })).status).toBe(400);
    expect(await isOn()).toEqual({ checkIns: true, promises: true });
  });

  it("changes nothing with a token that was made up or made for other letters", async () => {
    const { link, isOn } = await aReader();
    const other = link("promises").replace("from=promises", "from=check-ins");
    for (const url of [other, link("check-ins").slice(0, -4), other.replace("check-ins", "constructor")])
      expect((await post(url)).status, url).toBe(404);
    expect(await isOn()).toEqual({ checkIns: true, promises: true });
  });

  it("takes an address off the waitlist, by the header of its letter", async () => {
    const { email, url } = await aWaiting();
    const [other] = [await aWaiting()];
    expect((await post(url)).status).toBe(200);
    expect((await post(url)).status).toBe(200);
    expect([await isOnWaitlist(email), await isOnWaitlist(other.email)]).toEqual([false, true]);
  });

  it("refuses other methods than GET, HEAD and POST", async () => {
    const { link } = await aReader();
    const answer = await fetch(link("promises"), { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("opening the link of the header", () => {
  it("asks first, and changes nothing", async () => {
    const { link, isOn } = await aReader();
    const answer = await fetch(link("check-ins"));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("You will get no more emails about your weekly check-in.");
    expect(html).toMatch(/<form method="post">.*value="One-Click".*<button>Stop these emails<\/button>/);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
    expect(await isOn()).toEqual({ checkIns: true, promises: true });
  });

  it("says so if the link is not one of ours", async () => {
    const answer = await fetch(`${app.url}/unsubscribe?from=check-ins&token=%3Cb%3E`);
    const html = await answer.text();
    expect([answer.status, html.includes("This link is not one of ours")]).toEqual([404, true]);
    expect(html).not.toContain("<b>");
  });
});

describe("the headers for one click", () => {
  it("are in letters that nobody asked for just now", async () => {
    const { email, userId, link } = await aReader();
    await app.dependencies.post.write(checkInDue(userId));
    await lettersTo(app, email);
    const letter = (await storedLetters(app)).find(
      ({ subject, to }) => to === email && subject.includes("two minutes"),
    );
    expect(letter?.headers.get("list-unsubscribe")).toBe(`<${link("check-ins")}>`);
    expect(letter?.headers.get("list-unsubscribe-post")).toBe(ONE_CLICK);
    expect(letter?.text).toContain(link("check-ins"));
  });

  it("are in an invitation, whose address is stored with a hash of the token alone", async () => {
    const email = `${newId()}@pond.example`;
    await inviteAddress(app.dependencies, email);
    const url = await headerLink(email);
    const token = new URL(url).searchParams.get("token") ?? "none";
    const { rows } = await app.dependencies.database.authPool.query(
      "select * from lookup.waitlist where email = $1",
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await post(url)).status).toBe(200);
    expect(await isOnWaitlist(email)).toBe(false);
  });
});
