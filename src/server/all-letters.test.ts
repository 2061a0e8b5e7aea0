// Tests that hold for every letter of the app, whichever feature composes it.
import { beforeAll, describe, expect, it } from "vitest";
import { TOLD_CHANGES } from "#contract/ways-in.ts";
import { NAMES } from "#domain/names.ts";
import { anInsight, signUp } from "#test-support/factories.ts";
import { lettersTo, storedLetters, tokenIn } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { paymentFailed, paymentReceived, premiumForSale } from "./features/billing/compose-letters.ts";
import { checkInDue } from "./features/check-ins/compose-letters.ts";
import { webhookTurnedOff } from "./features/programs/compose-letters.ts";
import { remindOfPromises } from "./features/promises/remind-of-promises.ts";
import { invitationMade, placeAsked } from "./features/waitlist/compose-letters.ts";
import { inviteAddress } from "./features/waitlist/invite-address.ts";
import {
  accountChanged,
  addressChanged,
  goodbye,
  newAddressAsked,
  proofAsked,
  resetAsked,
  signInAsked,
  signUpAsked,
  verificationAskedFor,
} from "./platform/auth/waiting-letters.ts";
import type { StoredLetter } from "./platform/mail/read-letter.ts";

const clock = createTestClock("2026-11-18T12:00:00Z");
let app: TestApp;
let letters: (StoredLetter & { appUrl: string })[];

beforeAll(async () => {
  const AUTH_SECRET = "one for both processes";
  app = await createTestApp({ clock, settings: { AUTH_SECRET } });
  const waitlist = await createTestApp({
    clock,
    databaseUrl: app.databaseUrl,
    settings: { AUTH_SECRET, WAITLIST: "on" },
  });
  await writeAccountLetters();
  await writeWaitlistLetters(waitlist);
  await writeReminders();
  const lettersOf = async (each: TestApp) =>
    (await storedLetters(each)).map((letter) => ({ ...letter, appUrl: each.dependencies.config.appUrl }));
  letters = (await Promise.all([app, waitlist].map(lettersOf))).flat();
});

async function writeAccountLetters() {
  const { post } = app.dependencies;
  const { userId, email } = await signUp(app);
  await post.write(
    signUpAsked({ email, hash: "", browser: "" }, "/"),
    signUpAsked({ email: "new@pond.example", hash: "", browser: "" }, "/"),
    resetAsked(email, "/"),
    verificationAskedFor(email, "/"),
    goodbye(email),
    newAddressAsked({ id: userId, askedVersion: 0 }, "dana@elsewhere.example", "/"),
    signInAsked(email, "/"),
    proofAsked(userId),
  );
  await lettersTo(app, email);
}

async function writeWaitlistLetters(waitlist: TestApp) {
  const { post } = waitlist.dependencies;
  const member = await signUp(app);
  const join = (email: string) => waitlist.visitor().post("/api/waitlist", { email });
  await join("waits@pond.example");
  const [first] = await lettersTo(waitlist, "waits@pond.example");
  await waitlist.visitor().post("/api/waitlist/confirm", { token: tokenIn(first, "confirm") });
  await inviteAddress(waitlist.dependencies, "invited@pond.example");
  for (const email of ["waits@pond.example", "invited@pond.example", member.email]) await join(email);
  await post.write(placeAsked("nobody@pond.example", ""), invitationMade("nobody@pond.example", ""));
  await lettersTo(waitlist, member.email);
}

async function writeReminders() {
  const person = await signUp(app);
  const { userId, email } = person;
  await app.dependencies.database.authPool.query(
    `update auth."user" set email_verified = true, is_premium = true where id = $1`,
    [userId],
  );
  await person.put("/api/settings", { checkInWeekday: 4, hasCheckInLetters: true });
  await person.put("/api/reminders", { byMail: true, hour: 9, quietFrom: null, quietTo: null });
  const { id } = await anInsight(app, { userId });
  await person.put(`/api/insights/${id}/steps/0/promise`, { dueOn: "2026-11-20" });
  clock.set("2026-11-20T12:00:00Z");
  await remindOfPromises(app.dependencies);
  const until = new Date("2026-12-20T12:00:00Z");
  const { post } = app.dependencies;
  const changes = TOLD_CHANGES.filter((change) => change !== "address-changed");
  await post.write(
    ...changes.map((change) => accountChanged(userId, change)),
    addressChanged(userId, email),
    webhookTurnedOff(userId),
    checkInDue(userId),
    paymentReceived({ userId, amount: "$5.00", renewsAt: until }),
    paymentFailed({ userId, amount: "$5.00", until }),
    premiumForSale("waits@pond.example"),
  );
  await lettersTo(app, email);
}

const linksIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([url]) => url);

/** Returns the words of a letter's HTML without its markup, and the addresses of its links. */
function readHtml(html: string) {
  const decode = (text: string) =>
    text
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
  const body = html.slice(html.indexOf("<body"));
  return {
    links: [...body.matchAll(/ href="([^"]*)"/g)].map(([, url = ""]) => decode(url)),
    words: decode(body.replaceAll(/<[^>]*>/g, " "))
      .split(/\s+/)
      .filter(Boolean),
  };
}

describe("every letter", () => {
  it("that the app can send is looked at by these tests", () => {
    expect([...new Set(letters.map(({ subject }) => subject))].toSorted()).toEqual([
      "A calendar address was made",
      "A new password",
      "A webhook of yours was turned off",
      "A webhook was added",
      "An access token was made",
      "How you sign in has changed",
      "Is this your email address?",
      "It is your turn",
      "Notion was connected",
      "Premium is now for sale",
      "Somebody asked to change your account’s email address",
      "Something is waiting for you",
      "You already have an account",
      "You are already in",
      "You are already invited",
      "You are already on the waitlist",
      "Your account is gone",
      "Your account’s email address was changed",
      "Your code to confirm it is you",
      "Your new email address",
      "Your payment for Premium did not go through",
      "Your place on the waitlist",
      "Your receipt for Premium",
      "Your sign-in code and link",
      "Your two minutes are waiting",
    ]);
  });

  it("says the same words and has the same links as text and as HTML", () => {
    for (const { subject, text, html } of letters) {
      const shown = readHtml(html ?? "");
      expect(shown.links, subject).toEqual(linksIn(text));
      const words = text.replaceAll(/:\nhttps?:\S+/g, "").split(/\s+/);
      expect(shown.words.join(" "), subject).toBe(`${NAMES.product} ${subject} ${words.join(" ")}`.trim());
    }
  });

  it("has only links that lead to the app itself", () => {
    for (const { subject, html, text, appUrl } of letters) {
      for (const link of [...readHtml(html ?? "").links, ...linksIn(text)])
        expect(link, subject).toMatch(new RegExp(`^${appUrl}/`));
    }
  });

  it("about one thing to do shows its link as a button", () => {
    const withoutButton = letters
      .filter(({ html }) => !html?.includes("background-color:#ffc83d"))
      .map(({ subject }) => subject);
    expect(new Set(withoutButton)).toEqual(
      new Set([
        "Your account is gone",
        "Your code to confirm it is you",
        "You are already on the waitlist",
        "You are already invited",
      ]),
    );
  });
});
