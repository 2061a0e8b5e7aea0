// Kills the process at each step of a message of the payment service, and counts the effects once the message was repeated.
import { setTimeout as wait } from "node:timers/promises";
import { type FakeStripe, startFakeStripe } from "#test-support/fake-stripe.ts";
import { type MailSink, startMailSink } from "#test-support/mail-sink.ts";
import { type AttackCase, Tally } from "../attack-case.ts";
import { expectOk } from "../expect-ok.ts";
import { type Account, newAccount } from "../people.ts";
import { type AppProcess, openTarget, type Target } from "../target.ts";
import { untilLettersSent } from "../until-letters-sent.ts";

/**
 * The step at which the process of a round is killed: it asks for the subscription, has the answer, asks for the invoice,
 * waits for the database to store everything, or has stored everything.
 */
const STEPS = ["asks", "answered", "invoice", "storing", "stored"] as const;
type Step = (typeof STEPS)[number];
const ROUNDS_PER_STEP = 4;
/** The time within which a process reaches the step, in milliseconds. */
const REACHED_WITHIN_MS = 20_000;
const STORED_POLL_MS = 1;
const RECEIPT = "Your receipt for Premium";

interface Round {
  step: Step;
  account: Account;
  customer: string;
}

interface Shop {
  target: Target;
  stripe: FakeStripe;
  sink: MailSink;
}

export const killedWebhooks: AttackCase = {
  class: "kills of webhooks",
  holds:
    "a process that is killed at any step of a payment's message loses no effect, and doubles none when it is repeated",
  async run() {
    const sink = await startMailSink();
    const place = { url: "" };
    const stripe = await startFakeStripe(() => `${place.url}/api/billing/webhook`);
    const target = await openTarget({ SMTP_URL: sink.url, ...stripe.settings });
    const shop = { target, stripe, sink };
    try {
      await target.app.end("SIGTERM");
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS_PER_STEP; round += 1) {
        for (const step of STEPS) rounds.push(await killAt(shop, step, place));
      }
      place.url = (await target.startProcess()).url;
      await repeatMessages(stripe);
      await untilLettersSent(target);
      return await judge(shop, rounds);
    } finally {
      await target.close();
      await stripe.close();
      await sink.close();
    }
  },
};

async function killAt(shop: Shop, step: Step, place: { url: string }): Promise<Round> {
  const { target, stripe } = shop;
  const app = await target.startProcess();
  place.url = app.url;
  // Messages of earlier rounds are dealt with first, by a process that lives.
  await repeatMessages(stripe);
  const account = await newAccount({ url: app.url, sql: target.sql });
  await target.sql('update auth."user" set email_verified = true where id = $1', [account.userId]);
  const { body } = await expectOk(account.person.post<{ url: string }>("/api/billing/checkout", {}));
  await fetch(body.url, {
    method: "POST",
    body: new URLSearchParams({ pressed: "pay" }),
    redirect: "manual",
  });
  const event = stripe.undelivered().find(({ type }) => type === "invoice.paid");
  const { customer = "" } = (event?.data.object ?? {}) as { customer?: string };
  await killWhen(shop, { app, step, customer, eventId: event?.id ?? "" });
  return { step, account, customer };
}

/** Delivers the message of the payment, and kills the process when it reaches the step. */
async function killWhen(
  { target, stripe }: Shop,
  { app, step, customer, eventId }: { app: AppProcess; step: Step; customer: string; eventId: string },
): Promise<void> {
  const killed = Promise.withResolvers<void>();
  const kill = () => void app.end("SIGKILL").then(() => killed.resolve());
  const isAt = { asks: "GET /v1/subscriptions", answered: "GET /v1/invoices", invoice: "GET /v1/invoices" };
  stripe.onRequest((path) => {
    if (step === "asks" || step === "invoice" || step === "answered") {
      if (!path.startsWith(isAt[step])) return;
      kill();
      // The request of the step "answered" is refused after the process has the state that it asked for first.
      if (step !== "answered") return killed.promise;
    }
    return undefined;
  });
  if (step === "storing") await target.sql("begin");
  if (step === "storing")
    await target.sql("select 1 from auth.subscription where customer_id = $1 for update", [customer]);
  const delivered = stripe.deliver((events) => events.filter(({ id }) => id === eventId));
  const reached = { storing: () => isWaiting(target), stored: () => isStored(target, eventId) };
  if (step === "storing" || step === "stored") {
    const deadline = Date.now() + REACHED_WITHIN_MS;
    while (!(await reached[step]())) {
      if (Date.now() > deadline) throw new Error(`The message never reached the step ${step}`);
      await wait(STORED_POLL_MS);
    }
    kill();
  }
  await Promise.race([killed.promise, tooLate(step)]);
  if (step === "storing") await target.sql("rollback");
  await delivered;
  stripe.onRequest(null);
}

async function tooLate(step: Step): Promise<never> {
  await wait(REACHED_WITHIN_MS, undefined, { ref: false });
  throw new Error(`The message never reached the step ${step}`);
}

async function isWaiting({ sql }: Target): Promise<boolean> {
  // Activity is shown as it was when the transaction first asked; locks are shown as they are.
  const rows = await sql(
    "select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')",
  );
  return rows.length > 0;
}

async function isStored({ sql }: Target, eventId: string): Promise<boolean> {
  return (await sql("select 1 from auth.billing_event where id = $1", [eventId])).length > 0;
}

/** Sends every message again until it is accepted, as Stripe does for three days. */
async function repeatMessages(stripe: FakeStripe): Promise<void> {
  while (stripe.undelivered().length > 0) {
    const statuses = await stripe.deliver();
    if (statuses.every((status) => status !== 200)) throw new Error(`No message is accepted: ${statuses}`);
  }
}

async function judge({ target, sink, stripe }: Shop, rounds: readonly Round[]) {
  const tally = new Tally();
  for (const { step, account, customer } of rounds) {
    const [row] = await target.sql<{ isPaid: boolean }>(
      `select premium_paid_until > now() as "isPaid" from auth."user" where id = $1`,
      [account.userId],
    );
    tally.add(row?.isPaid ? null : `killed at "${step}": the payment gave no Premium`);
    const receipts = sink.letters.filter(({ to, subject }) => to === account.email && subject === RECEIPT);
    const written = new Set(receipts.map(({ headers }) => headers.get("message-id"))).size;
    tally.add(written === 1 ? null : `killed at "${step}": ${written} receipts were written`);
    const paid = [...stripe.store.subscriptions.values()].filter((each) => each.customer === customer);
    tally.add(paid.length === 1 ? null : `killed at "${step}": ${paid.length} subscriptions were bought`);
  }
  const { tried, broken } = tally;
  return {
    tried,
    broken,
    note: `${rounds.length} kills, ${ROUNDS_PER_STEP} at each of: ${STEPS.join(", ")}`,
  };
}
