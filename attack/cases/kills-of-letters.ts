// Kills the process at each step of a letter, and counts what arrives at a mail server of the case's own.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  type AcceptedLetter,
  type DeliveryStep,
  type MailSink,
  startMailSink,
} from "#test-support/mail-sink.ts";
import { Person } from "#test-support/person.ts";
import { type AttackCase, Tally } from "../attack-case.ts";
import { expectOk } from "../expect-ok.ts";
import { PASSWORD } from "../people.ts";
import { type AppProcess, openTarget, type Target } from "../target.ts";
import { untilLettersSent } from "../until-letters-sent.ts";

/** The step at which the process of a round is killed. `written` is the answer to the request that caused the letter. */
type Step = "written" | DeliveryStep;
const STEPS: readonly Step[] = ["written", "recipient", "content", "received", "accepted"];
const ROUNDS_PER_STEP = 4;
/** The time within which a process sends a letter after its request, in milliseconds. */
const SENT_WITHIN_MS = 20_000;
/** A letter may be doubled if its process was killed this soon after the mail server had accepted it. */
const KILL_WINDOW_MS = 1_000;

interface Round {
  step: Step;
  address: string;
  killedAt: number;
}

/** The process that is killed when the letter to `address` reaches `step`. */
interface Doomed extends Pick<Round, "step" | "address"> {
  kill: () => void;
}

export const killedLetters: AttackCase = {
  class: "kills of letters",
  holds:
    "a process that is killed at any step of a letter loses none, and doubles one only if it was just accepted",
  async run() {
    const state: { doomed: Doomed | null } = { doomed: null };
    const sink = await startMailSink((step, address) => {
      const { doomed } = state;
      if (doomed?.address !== address || doomed.step !== step) return true;
      doomed.kill();
      return false;
    });
    const target = await openTarget({ SMTP_URL: sink.url });
    try {
      // The other process is ended first, because it would send the letters of the processes that are killed.
      await target.app.end("SIGTERM");
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS_PER_STEP; round += 1) {
        for (const step of STEPS) rounds.push(await killAt(target, step, state));
      }
      await target.startProcess();
      await untilLettersSent(target);
      return judge(rounds, sink);
    } finally {
      await target.close();
      await sink.close();
    }
  },
};

async function killAt(target: Target, step: Step, state: { doomed: Doomed | null }): Promise<Round> {
  const app = await target.startProcess();
  const address = `${randomUUID()}@example.org`;
  const killed = Promise.withResolvers<number>();
  const kill = () => {
    state.doomed = null;
    const killedAt = Date.now();
    void app.end("SIGKILL").then(() => killed.resolve(killedAt));
  };
  state.doomed = { step, address, kill };
  await signUp(app, address);
  if (step === "written") kill();
  const tooLate = wait(SENT_WITHIN_MS).then(() => {
    throw new Error(`The letter never reached the step ${step}`);
  });
  return { step, address, killedAt: await Promise.race([killed.promise, tooLate]) };
}

/** Signs up, which causes one letter. It may be sent, and the process killed, before the answer arrives. */
async function signUp({ url }: AppProcess, email: string): Promise<void> {
  const answer = new Person(url).post("/api/auth/sign-up/email", { name: "", email, password: PASSWORD });
  await expectOk(answer).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
}

function judge(rounds: readonly Round[], { letters }: MailSink) {
  const tally = new Tally();
  const doubles: Step[] = [];
  for (const round of rounds) {
    const copies = letters.filter(({ to }) => to === round.address);
    if (copies.length > 1) doubles.push(round.step);
    tally.add(faultOf(round, copies, rounds));
  }
  const ofStep = (step: Step) => {
    const doubled = doubles.filter((each) => each === step).length;
    return `${step} ${doubled} of ${ROUNDS_PER_STEP}`;
  };
  const { tried, broken } = tally;
  return {
    tried,
    broken,
    note: `letters that came twice, by the step of the kill: ${STEPS.map(ofStep).join(", ")}`,
  };
}

/** Returns what is wrong with the copies of a letter, or null. */
function faultOf(
  { step, address }: Round,
  copies: readonly AcceptedLetter[],
  rounds: readonly Round[],
): string | null {
  const [first] = copies;
  if (!first) return `killed at "${step}": the letter to ${address} was lost`;
  if (copies.length === 1) return null;
  const ids = new Set(copies.map(({ headers }) => headers.get("message-id")));
  if (ids.size > 1) return `killed at "${step}": ${copies.length} copies, with different Message-IDs`;
  const isInWindow = (accepted: AcceptedLetter) =>
    rounds.some(({ killedAt }) => Math.abs(killedAt - accepted.acceptedAt) <= KILL_WINDOW_MS);
  return copies.slice(0, -1).every(isInWindow)
    ? null
    : `killed at "${step}": ${copies.length} copies, and nothing was killed after the first`;
}
