import type { SaidOutput } from "#contract/advice.ts";
import { FIXED_COSTS } from "#domain/limits/rate-limits.ts";
import type { Said } from "../../platform/ai/duck.ts";
import type { Ticket } from "../../platform/ai/ticket.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { claimedSince, claimOnce, type Release } from "../../platform/streams/claim-once.ts";
import type { Deck } from "../cards/cards.ts";
import { claimWords, releaseWords, selectWords, upsertWords } from "./card-words.queries.ts";
import { loadForWords, type WordsContext } from "./load-words.ts";
import { writeAdvicePrompt, writeTakePrompt } from "./prompts/card-prompts.ts";
import { isRequested, requestedVersion, type Subject, sealWords, type WordsRow } from "./stored-words.ts";

type WordsServices = Services & { deck: Deck };

export interface WordsRequest {
  session: Session;
  slug: string;
  subject: Subject;
  /** Whether the person has seen the crisis help and wants to continue. */
  goOnAnyway: boolean;
  /**
   * A signal that is aborted when the caller no longer waits for the answer. Words that were already requested are
   * stored anyway.
   */
  signal: AbortSignal | undefined;
}

/**
 * Returns what the duck says about a card to somebody who has drawn it; stored words as long as they are
 * current. Two round trips before the provider is called, one when stored words are returned. Throws as
 * `loadForWords` does, and `crisis_help`, `consent_required` and `rate_limited`. Fallback words are not
 * stored. Parallel requests for the same words get the same result.
 */
export async function getCardWords(services: WordsServices, request: WordsRequest): Promise<SaidOutput> {
  const { database, clock, log } = services;
  const { userId } = request.session;
  const context = await loadForWords(services, request.session, request);
  if (context.text !== null) return { text: context.text, isGeneric: false };
  const { card, subject, version } = context;
  const claim = { userId, cardId: card.id, subject, version: requestedVersion(version) };
  const said = await claimOnce(log, {
    name: "words about a card",
    signal: request.signal,
    take: async () => {
      const settle = await claimCall(services, request, { context, claim });
      if (!settle) return null;
      return (release) => generate(services, settle(), { context, claim, release });
    },
    release: () => database.batch({ userId }, (tx) => [releaseWords(tx, claim)]),
    async isHeld() {
      const [rows] = await database.batch({ userId }, (tx) => [selectWords(tx, userId, card.id)]);
      return isRequested(rows, { subject, version }, clock.now());
    },
  });
  return said ?? (await getCardWords(services, request));
}

type WordsClaim = Pick<WordsRow, "userId" | "cardId" | "subject" | "version">;

/**
 * Generates the words and stores them in place of the claim. If the duck only has fallback words, releases the claim
 * and stores nothing.
 */
async function generate(
  services: WordsServices,
  ticket: Ticket,
  { context, claim, release }: { context: WordsContext; claim: WordsClaim; release: Release },
): Promise<SaidOutput> {
  const { database, clock, log } = services;
  const { key } = context;
  const { text, isFallback } = await ask(services, ticket, context);
  if (isFallback) {
    await release();
    return { text, isGeneric: true };
  }
  const version = context.versionBy(ticket.duck);
  const row = { ...claim, version, body: sealWords(key, claim, text), createdAt: clock.now() };
  try {
    await database.batch({ userId: claim.userId }, (tx) => [upsertWords(tx, row)]);
  } catch (error) {
    log.warn({ err: error, cardId: claim.cardId }, "words about a card could not be kept");
    await release();
  }
  return { text, isGeneric: false };
}

/**
 * Counts a call to the duck and claims the generation of the words. Resolves with a function that returns the call's
 * ticket or throws the refusal, or with `null` if another request is generating the same words. A request that waits
 * for another one is not counted, except in a race.
 */
async function claimCall(
  { database, duck, clock }: WordsServices,
  { session, subject, goOnAnyway }: WordsRequest,
  { context, claim }: { context: WordsContext; claim: WordsClaim },
): Promise<(() => Ticket) | null> {
  const feature = subject === "take" ? "generateRobsTake" : "generateAdviceForUser";
  const { userId } = session;
  const { texts, country, timeZone, key, version } = context;
  const cost = FIXED_COSTS[feature];
  const admission = duck.admit({ feature, cost, userId, texts, country, timeZone, goOnAnyway });
  if (!context.hasConsent) throw new AppError("consent_required", sentenceOf("consent_required"));
  if (context.isAsked) return null;
  const now = clock.now();
  const row = { ...claim, body: sealWords(key, claim, ""), createdAt: now };
  const [claimed, taken] = await database.batch({ userId }, (tx) => [
    admission.claim(tx, now),
    claimWords(tx, row, { version, staleBefore: claimedSince(now) }),
  ]);
  return taken.length === 0 ? null : () => admission.settle(claimed, now);
}

function ask({ duck, config }: WordsServices, ticket: Ticket, context: WordsContext): Promise<Said> {
  const { card, subject, tone, profile, texts, blockTypeId, asked, isReversed } = context;
  const [text = ""] = texts;
  const voice = { card, tone, ...(profile && { profile }) };
  if (subject === "take") {
    return duck.take(ticket, {
      request: { ...voice, texts, isReversed, ...(blockTypeId && { blockTypeId }) },
      writePrompt: (clean) => writeTakePrompt(clean, config.advisorName),
    });
  }
  return duck.advise(ticket, {
    request: { ...voice, blockTypeId: subject, text, isReversed, ...asked },
    writePrompt: (clean) => writeAdvicePrompt(clean, config.advisorName),
  });
}
