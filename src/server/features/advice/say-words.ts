import type { SaidOutput } from "#contract/advice.ts";
import { FIXED_COSTS } from "#domain/limits/rate-limits.ts";
import type { Said } from "../../platform/ai/duck.ts";
import type { Ticket } from "../../platform/ai/ticket.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { createWordsClaim, type WordsClaim } from "./claim-words.ts";
import { loadForWords, type WordsContext } from "./load-words.ts";
import { writeAdvicePrompt, writeTakePrompt } from "./prompts/card-prompts.ts";
import type { Subject } from "./stored-words.ts";

type WordsServices = Services & { deck: Deck };

export interface WordsRequest {
  session: Session;
  slug: string;
  subject: Subject;
  /** Whether the person has seen the crisis help and wants to continue. */
  goOnAnyway: boolean;
  /**
   * A signal that is aborted when nobody waits for the answer any more. Words that were already requested are
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
export async function sayWords(services: WordsServices, request: WordsRequest): Promise<SaidOutput> {
  const { session } = request;
  const context = await loadForWords(services, session, request);
  if (context.text !== null) return { text: context.text, isGeneric: false };
  const claim = createWordsClaim(services, session.userId, context);
  const ticket = await claimCall(services, request, { context, claim });
  if (ticket === null) {
    const text = await claim.wordsOfOther(request.signal);
    return text === null ? await sayWords(services, request) : { text, isGeneric: false };
  }
  const said = await releasing(claim, () => ask(services, ticket, context));
  if (said.isFallback) await claim.release();
  else await claim.keep(said.text);
  return { text: said.text, isGeneric: said.isFallback };
}

/** Releases the claim on words when `work` fails, so that the next request need not wait. */
async function releasing<T>(claim: WordsClaim, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/**
 * Requests words from the duck. Returns `null` when another request is generating the same words. Waiting is
 * not charged, except in a race.
 */
async function claimCall(
  { database, duck, clock }: WordsServices,
  { session, subject, goOnAnyway }: WordsRequest,
  { context, claim }: { context: WordsContext; claim: WordsClaim },
): Promise<Ticket | null> {
  const feature = subject === "take" ? "generateRobsTake" : "generateAdviceForUser";
  const { userId } = session;
  const { texts, country, timeZone } = context;
  const cost = FIXED_COSTS[feature];
  const admission = duck.admit({ feature, cost, userId, texts, country, timeZone, goOnAnyway });
  if (!context.hasConsent) throw new AppError("consent_required", sentenceOf("consent_required"));
  if (context.isAsked) return null;
  const now = clock.now();
  const [claimed, taken] = await database.batch({ userId }, (tx) => [
    admission.claim(tx, now),
    claim.take(tx, now),
  ]);
  if (taken.length === 0) return null;
  return await releasing(claim, () => admission.settle(claimed, now));
}

function ask({ duck, config }: WordsServices, ticket: Ticket, context: WordsContext): Promise<Said> {
  const { card, subject, tone, profile, version, texts, blockTypeId, asked, isReversed } = context;
  const [text = ""] = texts;
  const seed = `${card.id} ${subject} ${version}`;
  const voice = { card, tone, seed, avoid: context.saidBefore, ...(profile && { profile }) };
  if (subject === "take") {
    return duck.take(ticket, {
      request: { ...voice, texts, isReversed, ...(blockTypeId && { blockTypeId }) },
      writePrompt: (clean) => writeTakePrompt(clean, config.advisorName),
    });
  }
  return duck.advise(ticket, {
    request: { ...voice, blockTypeId: subject, text, ...asked },
    writePrompt: (clean) => writeAdvicePrompt(clean, config.advisorName),
  });
}
