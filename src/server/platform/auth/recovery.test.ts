// Walks an account as a thief and as its owner: every foothold that a thief can have, and every way in which the owner takes
// the account back. Afterwards no foothold opens anything, and the owner is in.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewFactor } from "#contract/credentials.ts";
import type { Me } from "#contract/session.ts";
import { type FakeNotion, startFakeNotion } from "#test-support/fake-notion.ts";
import { startFakeOidc } from "#test-support/fake-oidc.ts";
import { addOidc } from "#test-support/identity-providers.ts";
import { confirmAddress, lettersTo, linkParts, resetTokenIn, sentLettersTo } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createSoftwarePasskey } from "#test-support/software-passkey.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../db/ids.ts";
import { codeAt, typedSecret } from "./second-factor/totp.ts";

const clock = createTestClock();
let app: TestApp;
let club: Awaited<ReturnType<typeof startFakeOidc>>;
let notion: FakeNotion;
beforeAll(async () => {
  notion = await startFakeNotion();
  app = await createTestApp({ clock, settings: { IDENTITY_PRIVATE_HOSTS: "on", ...notion.settings } });
  club = await startFakeOidc();
  await addOidc(app, club);
});

afterAll(() => notion.close());

const OWN_PASSWORD = "a lantern on the far shore";
const THIEF_PASSWORD = "a crowbar in the reeds";

/** The account that both want: its address is the owner's. */
interface Account {
  userId: string;
  email: string;
}
/** A browser of the thief's that is signed in to the account. */
type Thief = Person;
/** Returns whether the foothold still opens the account, reads from it or keeps its owner out. */
type Foothold = () => Promise<boolean>;

const userIdOf = async (person: Person) => (await person.get<Me>("/api/me")).body.user?.id;
const isIn = async (person: Person, { userId }: Account) => (await userIdOf(person)) === userId;
const signIn = (person: Person, email: string, password: string) =>
  person.post("/api/auth/sign-in/email", { email, password });
const latest = async (email: string) => (await lettersTo(app, email)).at(-1);
const rowsOf = async (table: string, { userId }: Account) =>
  (await app.dependencies.database.authPool.query(`select from auth.${table} where user_id = $1`, [userId]))
    .rowCount;

async function askForReset(email: string): Promise<string> {
  await app.visitor().post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
  return resetTokenIn(await latest(email));
}

async function askForSignIn(email: string): Promise<string> {
  await app.visitor().post("/api/auth/send-sign-in-mail", { email });
  return linkParts(await latest(email), "/enter").get("token") ?? "";
}

/** Goes to the provider and back. Returns the page where the browser ends. */
async function visitClub(person: Person, who: { sub: string; email?: string }, link = false) {
  club.signsIn({ ...who, email_verified: true });
  const begun = { providerId: "pond-club", link };
  const { body } = await person.post<{ url: string }>("/api/auth/sign-in/provider", begun);
  const back = new URL((await fetch(body.url, { redirect: "manual" })).headers.get("location") ?? "");
  return (await person.get(back.pathname + back.search)).headers.get("location") ?? "";
}

/** What somebody can do who is signed in to the account, for ten minutes after they proved who they are. */
const FOOTHOLDS_OF_A_SESSION: Record<string, (thief: Thief, account: Account) => Promise<Foothold>> = {
  "the session": async (thief, account) => () => isIn(thief, account),
  "a new password": async (thief, account) => {
    await thief.post("/api/auth/change-password", { newPassword: THIEF_PASSWORD });
    return async () => (await signIn(app.visitor(), account.email, THIEF_PASSWORD)).status === 200;
  },
  "a change of address that was asked for": async (thief) => {
    const newEmail = `${newId()}@thief.example`;
    expect((await thief.post("/api/auth/change-email", { newEmail })).status).toBe(200);
    const letter = await latest(newEmail);
    return async () =>
      (await confirmAddress(app.visitor(), letter)).status === 200 ||
      (await confirmAddress(thief, letter)).status === 200;
  },
  "a change of address whose letter is still to be sent": async (thief, account) => {
    const newEmail = `${newId()}@thief.example`;
    await thief.post("/api/auth/change-email", { newEmail });
    const mayOpen = async (person: Person) =>
      (await confirmAddress(person, await latest(newEmail))).status === 200;
    return async () => (await mayOpen(thief)) || !(await isHeldBy(account));
  },
  "an access token": async (thief) => {
    const made = { name: "Backup", scopes: ["read"] };
    const { body } = await thief.post<{ token: string }>("/api/programs/tokens", made);
    const headers = { authorization: `Bearer ${body.token}` };
    return async () => (await app.visitor().get("/api/blocks", { headers })).status === 200;
  },
  "the calendar": async (thief) => {
    const { body } = await thief.post<{ address: string }>("/api/programs/calendar", { hasWords: true });
    const { pathname, search } = new URL(body.address);
    return async () => (await app.visitor().get(pathname + search)).status === 200;
  },
  "a webhook": async (thief, account) => {
    const hook = { url: "https://thief.example/hook", events: ["reading.ready"], hasContent: true };
    expect((await thief.post("/api/programs/webhooks", hook)).status).toBe(200);
    return async () => (await rowsOf("webhook", account)) !== 0;
  },
  "a connection to Notion": async (thief, account) => {
    await app.dependencies.database.authPool.query('update auth."user" set is_premium = true where id = $1', [
      account.userId,
    ]);
    const { body } = await thief.post<{ url: string }>("/api/notion/authorize", {});
    const { searchParams } = await notion.press(body.url, "allow");
    const answer = { code: searchParams.get("code"), state: searchParams.get("state") };
    expect((await thief.post("/api/notion/connect", answer)).status).toBe(200);
    return async () => (await rowsOf("notion_access", account)) !== 0;
  },
  "a passkey": async (thief, account) => {
    const { body } = await thief.post<{ challenge: string }>("/api/auth/passkeys/begin", {});
    const passkey = createSoftwarePasskey();
    const response = passkey.create({ challenge: body.challenge, origin: app.url });
    expect((await thief.post("/api/auth/passkeys/add", { name: "Phone", response })).status).toBe(200);
    return async () => {
      const person = app.visitor();
      const asked = await person.post<{ challenge: string }>("/api/auth/passkeys/options", {});
      const signed = passkey.sign({ challenge: asked.body.challenge, origin: app.url });
      await person.post("/api/auth/passkeys/sign-in", { response: signed });
      return await isIn(person, account);
    };
  },
  "a linked provider": async (thief, account) => {
    const sub = newId();
    expect(await visitClub(thief, { sub }, true)).toContain("identity=linked");
    return async () => {
      const person = app.visitor();
      await visitClub(person, { sub });
      return await isIn(person, account);
    };
  },
  "a second factor": async (thief, account) => {
    const { body } = await thief.post<NewFactor>("/api/auth/second-factor/begin", {});
    const secret = typedSecret(body.secret);
    const code = await codeAt(secret, clock.now());
    expect((await thief.post("/api/auth/second-factor/confirm", { code })).status).toBe(200);
    return async () => (await rowsOf("second_factor", account)) !== 0;
  },
};

/** What somebody has who read the owner's mail once, or knows the password. */
const OTHER_FOOTHOLDS: typeof FOOTHOLDS_OF_A_SESSION = {
  "the old password":
    async (_thief, { email }) =>
    async () =>
      (await signIn(app.visitor(), email, THIEF_PASSWORD)).status === 200,
  "a link and a code to sign in": async (_thief, account) => {
    const token = await askForSignIn(account.email);
    return async () => {
      const person = app.visitor();
      await person.post("/api/auth/sign-in/mail-link", { token, keep: [] });
      return await isIn(person, account);
    };
  },
  "a reset link": async (_thief, { email }) => {
    const token = await askForReset(email);
    return async () => {
      const reset = { token, newPassword: THIEF_PASSWORD };
      return (await app.visitor().post("/api/auth/reset-password", reset)).status === 200;
    };
  },
  "a link of a letter that says this was not me": async (thief, { email }) => {
    await thief.post("/api/programs/tokens", { name: "Noise", scopes: ["read"] });
    const token = linkParts(await latest(email), "/not-me").get("token");
    return async () => (await app.visitor().post("/api/auth/not-me", { token })).status === 200;
  },
};

async function isHeldBy({ userId, email }: Account): Promise<boolean> {
  const { rows } = await app.dependencies.database.authPool.query<{ email: string }>(
    'select email from auth."user" where id = $1',
    [userId],
  );
  return rows[0]?.email === email;
}

type Recovery = (account: Account, owner: Person) => Promise<void>;

async function resets({ email }: Account, owner: Person, token?: string): Promise<void> {
  const reset = { token: token ?? (await askForReset(email)), newPassword: OWN_PASSWORD };
  expect((await owner.post("/api/auth/reset-password", reset)).status).toBe(200);
  expect((await signIn(owner, email, OWN_PASSWORD)).status).toBe(200);
}

const RESET: Recovery = (account, owner) => resets(account, owner);

/** How an owner takes back an account whose address was confirmed before. */
const RECOVERIES: Record<string, Recovery> = {
  "a reset by letter": RESET,
  "a code by mail, then a new password": async ({ email }, owner) => {
    const token = await askForSignIn(email);
    expect((await owner.post("/api/auth/sign-in/mail-link", { token })).status).toBe(200);
    const changed = await owner.post("/api/auth/change-password", { newPassword: OWN_PASSWORD });
    expect(changed.status).toBe(200);
  },
  "This was not me": async (account, owner) => {
    const letters = await lettersTo(app, account.email);
    const token = linkParts(
      letters.findLast((letter) => letter.includes("/not-me#")),
      "/not-me",
    ).get("token");
    const undone = await owner.post<{ resetToken: string }>("/api/auth/not-me", { token });
    expect(undone.status).toBe(200);
    await resets(account, owner, undone.body.resetToken);
  },
  "single sign-on, then a new password": async ({ email }, owner) => {
    await visitClub(owner, { sub: newId(), email });
    const changed = await owner.post("/api/auth/change-password", { newPassword: OWN_PASSWORD });
    expect(changed.status).toBe(200);
  },
};

/** How an owner takes over an account that somebody else made with their address. */
const FIRST_PROOFS: Record<string, Recovery> = {
  "a reset by letter": RESET,
  "a link by mail": async ({ email }, owner) => {
    const token = await askForSignIn(email);
    expect((await owner.post("/api/auth/sign-in/mail-link", { token })).error?.code).toBe("former_ways");
    expect((await owner.post("/api/auth/sign-in/mail-link", { token, keep: [] })).status).toBe(200);
  },
  "the link that confirms the address, then a code by mail": async ({ email }, owner) => {
    await owner.post("/api/auth/send-verification-email", { email });
    const letter = await latest(email);
    expect((await confirmAddress(owner, letter)).error?.code).toBe("former_ways");
    expect((await confirmAddress(owner, letter, [])).status).toBe(200);
    const token = await askForSignIn(email);
    expect((await owner.post("/api/auth/sign-in/mail-link", { token })).status).toBe(200);
  },
  "single sign-on": async ({ email }, owner) => {
    const page = await visitClub(owner, { sub: newId(), email });
    const ticket = new URLSearchParams(page.split("#")[1]).get("ticket");
    const asked = await owner.post("/api/auth/sign-in/identity", { ticket });
    expect(asked.error?.code).toBe("former_ways");
    expect((await owner.post("/api/auth/sign-in/identity", { ticket, keep: [] })).status).toBe(200);
  },
};

const pairs = (footholds: object, recoveries: object) =>
  Object.keys(footholds).flatMap((foothold) =>
    Object.keys(recoveries).map((recovery) => [foothold, recovery] as const),
  );

/** Signs somebody up with the thief's password. */
async function account(): Promise<{ thief: Thief; account: Account }> {
  const email = `${newId()}@example.org`;
  const thief = app.visitor();
  const credentials = { email, password: THIEF_PASSWORD, name: "" };
  expect((await thief.post("/api/auth/sign-up/email", credentials)).status).toBe(200);
  return { thief, account: { userId: (await userIdOf(thief)) ?? "", email } };
}

async function confirmed() {
  const made = await account();
  const [letter] = await lettersTo(app, made.account.email);
  expect((await confirmAddress(made.thief, letter)).status).toBe(200);
  return made;
}

async function walk(made: Awaited<ReturnType<typeof account>>, foothold: string, recover: Recovery) {
  const take = { ...FOOTHOLDS_OF_A_SESSION, ...OTHER_FOOTHOLDS }[foothold];
  const opens = await take?.(made.thief, made.account);
  const owner = app.visitor();
  await recover(made.account, owner);
  expect(await opens?.(), "the foothold").toBe(false);
  expect(await isIn(owner, made.account), "the owner").toBe(true);
  expect(await isHeldBy(made.account), "the address").toBe(true);
}

describe("an account that was stolen and recovered", () => {
  /** A second factor guards these ways of signing in, so that the owner takes another of the ways. */
  const GUARDED = ["a code by mail, then a new password", "single sign-on, then a new password"];
  const STOLEN = pairs({ ...FOOTHOLDS_OF_A_SESSION, ...OTHER_FOOTHOLDS }, RECOVERIES).filter(
    ([foothold, recovery]) => !(foothold === "a second factor" && GUARDED.includes(recovery)),
  );

  it.each(STOLEN)("is not opened by %s after %s", async (foothold, recovery) => {
    const made = await confirmed();
    // There is always a letter that tells of something.
    await made.thief.post("/api/programs/calendar", { hasWords: false });
    await walk(made, foothold, RECOVERIES[recovery] as Recovery);
  });

  it.each(GUARDED)(
    "lets its owner in by a reset where a thief's second factor stops %s",
    async (recovery) => {
      const made = await confirmed();
      await walk(made, "a second factor", async (stolen, owner) => {
        await expect(RECOVERIES[recovery]?.(stolen, owner)).rejects.toThrow();
        expect(await userIdOf(owner)).toBeUndefined();
        await RESET(stolen, owner);
      });
    },
  );
});

/** Moves the account to an address of the thief's. */
async function movesAway(thief: Thief, { email }: Account): Promise<string> {
  const newEmail = `${newId()}@thief.example`;
  expect((await thief.post("/api/auth/change-email", { newEmail })).status).toBe(200);
  // The owner's mail server takes the warning at once.
  await lettersTo(app, email);
  expect((await confirmAddress(thief, await latest(newEmail))).status).toBe(200);
  return newEmail;
}

describe("an account that a thief has moved to another address", () => {
  const NEXT_STEPS: Record<string, (thief: Thief, address: string) => Promise<unknown>> = {
    nothing: async () => {},
    "a new password": (thief) => thief.post("/api/auth/change-password", { newPassword: THIEF_PASSWORD }),
    "another change of address": (thief, address) => movesAway(thief, { userId: "", email: address }),
    "a passkey and a new password": async (thief, address) => {
      await FOOTHOLDS_OF_A_SESSION["a passkey"]?.(thief, { userId: "", email: address });
      await thief.post("/api/auth/change-password", { newPassword: THIEF_PASSWORD });
    },
    "a reset at the new address": async (_thief, address) =>
      resets({ userId: "", email: address }, app.visitor()),
    "the link 'This was not me' at the new address": async (thief, address) => {
      await thief.post("/api/programs/tokens", { name: "Noise", scopes: ["read"] });
      const token = linkParts(await latest(address), "/not-me").get("token");
      expect((await app.visitor().post("/api/auth/not-me", { token })).status).toBe(200);
    },
  };
  const LETTERS = { "asked to change": 0, changed: 1 };

  it.each(pairs(NEXT_STEPS, LETTERS))(
    "comes back after %s, by the letter that the address was %s",
    async (step, told) => {
      const { thief, account: stolen } = await confirmed();
      const address = await movesAway(thief, stolen);
      await NEXT_STEPS[step]?.(thief, address);
      const links = (await lettersTo(app, stolen.email)).filter((letter) => letter.includes("/not-me#"));
      const token = linkParts(links[LETTERS[told as keyof typeof LETTERS]], "/not-me").get("token");
      const owner = app.visitor();
      const undone = await owner.post<{ resetToken: string }>("/api/auth/not-me", { token });
      expect(undone.status).toBe(200);
      await resets(stolen, owner, undone.body.resetToken);
      expect(await isHeldBy(stolen), "the address").toBe(true);
      expect(await userIdOf(thief), "the thief").toBeUndefined();
      for (const letter of await lettersTo(app, address)) {
        const link = /\/not-me#/.test(letter) && linkParts(letter, "/not-me").get("token");
        if (!link) continue;
        expect((await thief.post("/api/auth/not-me", { token: link })).status, "the thief's link").toBe(401);
      }
    },
  );

  it("is told to the former one, however late its mail server takes the letters", async () => {
    const { thief, account: stolen } = await confirmed();
    const newEmail = `${newId()}@thief.example`;
    await thief.post("/api/auth/change-email", { newEmail });
    const { post } = app.dependencies;
    const waiting = await post.waiting();
    expect(waiting.length).toBe(2);
    await post.send(waiting[0] ?? "");
    const [asked] = await sentLettersTo(app, newEmail);
    expect((await confirmAddress(thief, asked)).status).toBe(200);
    await thief.post("/api/auth/change-password", { newPassword: THIEF_PASSWORD });
    const told = (await lettersTo(app, stolen.email)).filter((letter) => letter.includes("/not-me#"));
    expect(told.length).toBe(2);
  });
});

describe("an account that somebody else made with the owner's address", () => {
  const readable = Object.keys(OTHER_FOOTHOLDS).filter((name) => name === "the old password");
  const FOREIGN = [
    ...pairs(FOOTHOLDS_OF_A_SESSION, FIRST_PROOFS),
    ...readable.flatMap((name) => Object.keys(FIRST_PROOFS).map((recovery) => [name, recovery] as const)),
  ];

  it.each(FOREIGN)("is not opened by %s after %s", async (foothold, recovery) => {
    await walk(await account(), foothold, FIRST_PROOFS[recovery] as Recovery);
  });
});
