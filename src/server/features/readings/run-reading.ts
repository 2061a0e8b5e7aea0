import type { ReadingEvent } from "#contract/readings.ts";
import { type StandInReason, standInId } from "#domain/duck/stand-in.ts";
import type { WaitingStep } from "#domain/duck/waiting-steps.ts";
import type { ReadingResult } from "#domain/readings/reading-result.ts";
import type { HeadPart, ReadingEnd } from "../../platform/ai/duck.ts";
import type { Ticket } from "../../platform/ai/ticket.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { startRun } from "../../platform/streams/durable-run.ts";
import { endWithoutResult } from "../../platform/streams/end-without-result.ts";
import { EventFeed } from "../../platform/streams/event-feed.ts";
import { passWords } from "../../platform/streams/pass-words.ts";
import { waitForSlice } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import { formerBodyOf } from "./claim-reading.ts";
import { composeDuckRequest } from "./compose-duck-request.ts";
import { finishReading } from "./finish-reading.ts";
import type { ReadingContext } from "./load-reading.ts";
import { nameNewBlock, plainName } from "./name-new-block.ts";
import { writePromptIn } from "./prompts/prompt-in-form.ts";
import type { LiveRun } from "./readings.ts";
import { keepJournal, type RunJournal } from "./run-journal.ts";
import { createRunOwner, RunGone, type RunOwner, runForOwner } from "./run-owner.ts";
import { endRunWithoutInsight, incrementDayCounter } from "./runs.queries.ts";
import type { StoredRequest } from "./stored-reading.ts";

export type RunServices = Services & { deck: Deck };

export interface RunRequest {
  userId: string;
  id: string;
  context: ReadingContext;
  request: StoredRequest;
  counts: boolean;
  ticket: Ticket;
  /** The first events of the reading's stream. */
  opening: ReadingEvent[];
}

interface Running extends RunRequest {
  owner: RunOwner;
  feed: EventFeed<ReadingEvent>;
  journal: RunJournal;
  abort: AbortController;
  /** Fires when the person does not wait for the model any longer. */
  leaving: AbortController;
  hasWords: boolean;
  /** What was last told of the wait for the first words. */
  step?: WaitingStep;
  /** Why the offline duck writes the reading in place of the model; absent if it does not. */
  standIn?: StandInReason;
}

/** Starts a claimed reading. It continues even if no client is following it. */
export function runReading(services: RunServices, started: RunRequest): LiveRun {
  const feed = new EventFeed<ReadingEvent>();
  const abort = new AbortController();
  const owner = createRunOwner(services, { userId: started.userId, key: started.context.key });
  const journal = keepJournal(services, {
    id: started.id,
    owner,
    isReadHere: () => feed.isRead(),
    onUnwanted: () => abort.abort(),
    onModelLeft: () => leaveModel(running),
  });
  const leaving = new AbortController();
  const running: Running = { ...started, owner, feed, journal, abort, leaving, hasWords: false };
  for (const event of started.opening) journal.add(feed.push(event));
  const run = startRun({ feed, abort, work: () => carryThrough(services, running) });
  return {
    ...run,
    fingerprint: started.request.fingerprint,
    writeNow: journal.writeNow,
    leaveModel: () => leaveModel(running),
  };
}

/** Leaves the model, unless its words are there or only it can write. Returns whether it is left. */
function leaveModel({ request, leaving, hasWords }: Running): boolean {
  if (hasWords || request.correction !== undefined) return false;
  leaving.abort();
  return true;
}

async function carryThrough(services: RunServices, running: Running): Promise<"done" | "failed" | "stopped"> {
  try {
    const { reading, isDefault, blockName } = await writeReading(services, running);
    const events = await running.journal.close();
    await waitForSlice();
    const { id, request, counts, context, ticket, standIn } = running;
    const duckId = standIn ? standInId(standIn) : ticket.duck.id;
    const made = {
      request,
      counts,
      reading,
      isDefault,
      isDistressed: ticket.isDistressed,
      blockName,
      formerBody: formerBodyOf(context),
      events,
      duckId,
    };
    const { insightId } = await runForOwner(running.owner, ({ userId, key }) =>
      finishReading(services, { run: { userId, id }, key, ...made }),
    );
    running.feed.push({ type: "done", insightId, isDefault });
    return "done";
  } catch (thrown) {
    return await giveUp(services, running, thrown);
  }
}

interface WrittenReading {
  reading: ReadingResult;
  isDefault: boolean;
  blockName: string | null;
}

/**
 * Streams the text of a reading as it arrives. A new block is named at the same time, so that nobody waits
 * for its name.
 */
async function writeReading(services: RunServices, running: Running): Promise<WrittenReading> {
  const { duck, deck, config, clock } = services;
  const { context, request, ticket, feed, journal, abort, leaving } = running;
  let naming: Promise<string | null> | undefined;
  const parts = duck.streamReading(ticket, {
    request: composeDuckRequest(deck, context, request, clock.now()),
    writePrompt: (clean, form) => writePromptIn(form, clean, config.advisorName),
    signal: abort.signal,
    leaving: leaving.signal,
    onWaiting: (step) => tellStep(running, step),
    onStandIn(reason) {
      running.standIn = reason;
    },
  });
  let head: { headline?: string } = {};
  const written = await passWords<ReadingEnd, HeadPart>(parts, {
    pass(text) {
      const { standIn } = running;
      const isFirst = !running.hasWords;
      running.hasWords = true;
      const more = isFirst ? { ...head, ...(standIn && { standIn }) } : {};
      journal.add(feed.push({ type: "delta", text, ...more }));
    },
    onHead({ headline }) {
      head = headline ? { headline } : {};
    },
    onAnew() {
      running.hasWords = false;
      head = {};
      journal.add(feed.push({ type: "anew" }));
    },
    onFirst() {
      naming = nameNewBlock(services, running);
    },
  });
  if (abort.signal.aborted) throw new AppError("reading_stopped", sentenceOf("reading_stopped"));
  if (!written) throw new AppError("reading_failed", sentenceOf("reading_failed"));
  // When the model failed, it is not asked for a name as well, because that would take as long again.
  const name = naming ?? (written.isDefault ? plainName(request) : nameNewBlock(services, running));
  const { reading, isDefault } = written;
  return { reading, isDefault, blockName: await name };
}

/** Tells what is happening while the first words are awaited, each step once. */
function tellStep(running: Running, step: WaitingStep): void {
  const { feed, journal, hasWords, leaving } = running;
  if (hasWords || leaving.signal.aborted || running.step === step) return;
  running.step = step;
  journal.add(feed.push({ type: "waiting", step }));
}

/** Ends a run without saving an insight. */
async function giveUp(
  services: RunServices,
  running: Running,
  thrown: unknown,
): Promise<"failed" | "stopped"> {
  const { id, owner, feed, journal } = running;
  const error = inReadersTerms(thrown);
  const ending = error.code === "reading_stopped" ? "stopped" : "failed";
  return await endWithoutResult(services.log, {
    name: "a reading",
    ids: { readingId: id },
    ending,
    error,
    feed,
    async store() {
      await journal.close();
      const hasEnded = await storeEnd(services, running, { ending, errorCode: error.code });
      if (!hasEnded && (await owner.follow()))
        await storeEnd(services, running, { ending, errorCode: error.code });
    },
  });
}

/**
 * Stores how the run ended, for the person who owns it now. A reading that was stopped after its first words counts as
 * delivered; otherwise late stops would make readings free. Resolves with false if the owner has no such run any more.
 */
async function storeEnd(
  { database }: RunServices,
  { id, counts, request, hasWords, owner }: Running,
  { ending, errorCode }: { ending: "failed" | "stopped"; errorCode: string },
): Promise<boolean> {
  const { userId } = owner.present();
  const hasCounted = ending === "stopped" && hasWords && counts;
  return await database.transaction({ userId }, async (tx) => {
    const end = { status: ending, errorCode, hasCounted };
    const [ended] = await endRunWithoutInsight(tx, { userId, id }, end);
    if (!ended) return false;
    if (hasCounted) await incrementDayCounter(tx, userId, request.day, "delivered");
    if (ending === "stopped" && !hasWords) await incrementDayCounter(tx, userId, request.day, "stopped");
    return true;
  });
}

/**
 * Converts any error for the readers of the stream: to `reading_stopped` or `reading_failed`. If the run's row is gone,
 * the person has deleted it, so the reading counts as stopped.
 */
function inReadersTerms(thrown: unknown): AppError {
  if (thrown instanceof RunGone) return new AppError("reading_stopped", sentenceOf("reading_stopped"));
  const isKnown = thrown instanceof AppError && ["reading_failed", "reading_stopped"].includes(thrown.code);
  return isKnown ? thrown : new AppError("reading_failed", sentenceOf("reading_failed"), { cause: thrown });
}
