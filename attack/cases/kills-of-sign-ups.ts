// Kills the process at each step of a guest's sign-up, from the request to the session that the letter's link begins, and
// counts the accounts once the person has tried again.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type MailSink, startMailSink } from "#test-support/mail-sink.ts";
import { Person } from "#test-support/person.ts";
import { type AttackCase, Tally } from "../attack-case.ts";
import { expectOk } from "../expect-ok.ts";
import { newGuest, PASSWORD } from "../people.ts";
import { type AppProcess, openTarget, type Target } from "../target.ts";
import { untilLettersSent } from "../until-letters-sent.ts";

/**
 * The step at which the process of a round is killed: it has the request for a letter; or it has that of the letter's link,
 * waits for the database to store the account, has stored the account and waits to store the session, or has stored both.
 */
const STEPS = ["asked", "opened", "storing", "beginning", "begun"] as const;
type Step = (typeof STEPS)[number];
const ROUNDS_PER_STEP = 5;
const REACHED_WITHIN_MS = 20_000;
/** The time after which a request is under way, in milliseconds. The hash of its password takes longer. */
const UNDER_WAY_MS = 15;
const POLL_MS = 1;
/** The table that is locked so that the process waits at a step. */
const LOCKED: Partial<Record<Step, string>> = { storing: 'auth."user"', beginning: "auth.session" };

interface Round {
  step: Step;
  email: string;
  guest: Person;
  guestId: string;
}

export const killedSignUps: AttackCase = {
  class: "kills of sign-ups",
  holds:
    "a process that is killed at any step of a sign-up leaves one account with the guest's rows, and a password that opens it",
  async run() {
    const sink = await startMailSink();
    const target = await openTarget({ SMTP_URL: sink.url });
    try {
      await target.app.end("SIGTERM");
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS_PER_STEP; round += 1) {
        for (const step of STEPS) rounds.push(await killAt(target, step, sink));
      }
      const live = await target.startProcess();
      const tally = new Tally();
      for (const round of rounds) await tryAgain(target, live, { round, sink, tally });
      const { tried, broken } = tally;
      const note = `${rounds.length} kills, ${ROUNDS_PER_STEP} at each of: ${STEPS.join(", ")}`;
      return { tried, broken, note };
    } finally {
      await target.close();
      await sink.close();
    }
  },
};

const askFor = (person: Person, email: string) =>
  person.post("/api/auth/sign-up/email", { name: "", email, password: PASSWORD });

/** Opens the letter's link. The password is only looked at where the browser has lost the answer that marked it. */
const open = (person: Person, token: string) =>
  person.post("/api/auth/confirm-address", { token, password: PASSWORD });

/** Returns the token of the newest letter to this address; `null` if there is none with a link. */
function tokenFor(email: string, { letters }: MailSink): string | null {
  const letter = letters.findLast(({ to }) => to === email);
  return /confirm-address#token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? null;
}

async function killAt(target: Target, step: Step, sink: MailSink): Promise<Round> {
  const app = await target.startProcess();
  const guest = await newGuest(app);
  const email = `${randomUUID()}@example.org`;
  const { body } = await expectOk(guest.get<{ user: { id: string } }>("/api/me"));
  if (step !== "asked") {
    await expectOk(askFor(guest, email));
    await until(step, () => tokenFor(email, sink) !== null);
  }
  const locked = LOCKED[step];
  if (locked) {
    await target.sql("begin");
    await target.sql(`lock table ${locked} in exclusive mode`);
  }
  const request = step === "asked" ? askFor(guest, email) : open(guest, tokenFor(email, sink) ?? "");
  // The answer never arrives, or arrives as the process ends.
  const settled = request.then(
    () => undefined,
    () => undefined,
  );
  await untilAt(target, step, email);
  await app.end("SIGKILL");
  if (locked) await target.sql("rollback");
  await settled;
  return { step, email, guest, guestId: body.user.id };
}

async function untilAt(target: Target, step: Step, email: string): Promise<void> {
  if (step === "asked" || step === "opened") return await wait(UNDER_WAY_MS);
  await until(step, step === "begun" ? () => hasSession(target, email) : () => isWaiting(target));
}

async function until(step: Step, isThere: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + REACHED_WITHIN_MS;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(`The sign-up never reached the step ${step}`);
    await wait(POLL_MS);
  }
}

async function isWaiting({ sql }: Target): Promise<boolean> {
  return (await sql("select 1 from pg_locks where not granted and locktype = 'relation'")).length > 0;
}

/** Returns whether the account of this address has a session that began after the account. */
async function hasSession({ sql }: Target, email: string): Promise<boolean> {
  const rows = await sql(
    `select 1 from auth."user" u join auth.session s on s.user_id = u.id
     where u.email = $1 and not u.is_guest and s.created_at >= u.guest_until`,
    [email],
  );
  return rows.length > 0;
}

/**
 * Does what the person would do: asks again where no letter came, opens the letter again, and signs in where its link is used
 * up. Counts what is wrong afterwards.
 */
async function tryAgain(
  target: Target,
  live: AppProcess,
  { round: { step, email, guest, guestId }, sink, tally }: { round: Round; sink: MailSink; tally: Tally },
): Promise<void> {
  const { sql } = target;
  const person = new Person(live.url);
  for (const pair of guest.cookieHeader().split("; ")) {
    const at = pair.indexOf("=");
    person.setCookie(pair.slice(0, at), pair.slice(at + 1));
  }
  await untilLettersSent(target);
  if (tokenFor(email, sink) === null) {
    await expectOk(askFor(person, email));
    await untilLettersSent(target);
  }
  const opened = await open(person, tokenFor(email, sink) ?? "");
  if (opened.status !== 200)
    await expectOk(person.post("/api/auth/sign-in/email", { email, password: PASSWORD }));
  const accounts = await sql<{ id: string; passwords: number }>(
    `select u.id, (select count(*)::int from auth.account a where a.user_id = u.id) as passwords
     from auth."user" u where u.email = $1`,
    [email],
  );
  tally.add(accounts.length === 1 ? null : `killed at "${step}": ${accounts.length} accounts of one address`);
  const [account] = accounts;
  tally.add(account?.id === guestId ? null : `killed at "${step}": the account is not the guest's row`);
  tally.add(account?.passwords === 1 ? null : `killed at "${step}": ${account?.passwords} passwords`);
  const { body } = await person.get<{ user: { id: string } | null }>("/api/me");
  tally.add(body.user?.id === account?.id ? null : `killed at "${step}": the session is not the account's`);
}
