import type { SaidOutput } from "../../../contract/cards.ts";
import { FIXED_COSTS } from "../../../domain/limits/rate-limits.ts";
import type { Said, Ticket } from "../../platform/ai/duck.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Deck } from "../cards/cards.ts";
import { claimOf, type WordsClaim } from "./claim-words.ts";
import { type KnownForWords, loadForWords } from "./load-words.ts";
import { writeAdvicePrompt, writeTakePrompt } from "./prompts/card-prompts.ts";
import type { Subject } from "./stored-words.ts";

type WordsFloor = Floor & { deck: Deck };

export interface WordsRequest {
  session: Session;
  slug: string;
  subject: Subject;
  /** The person has seen the help and wants to read on all the same. */
  goesOnAnyway: boolean;
  /** Whether anybody still waits for an answer; what the duck is asked for himself is kept in any case. */
  signal: AbortSignal | undefined;
}

/**
 * What the duck says about a card to somebody who has drawn it; what he said before as long as it holds. Two round trips
 * before the provider is called, one where nothing has to be said. Throws as `loadForWords` does, and `crisis_help`,
 * `consent_required` and `rate_limited`. Words that stand in for his are not kept. Whoever asks for words that another tab
 * asks for gets the same.
 */
export async function sayWords(floor: WordsFloor, request: WordsRequest): Promise<SaidOutput> {
  const { session } = request;
  const known = await loadForWords(floor, session, request);
  if (known.text !== null) return { text: known.text, isGeneric: false };
  const claim = claimOf(floor, session.userId, known);
  const ticket = await claimCall(floor, request, { known, claim });
  if (ticket === null) {
    const text = await claim.wordsOfOther(request.signal);
    return text === null ? await sayWords(floor, request) : { text, isGeneric: false };
  }
  const said = await releasing(claim, () => ask(floor, ticket, known));
  if (said.isFallback) await claim.release();
  else await claim.keep(said.text);
  return { text: said.text, isGeneric: said.isFallback };
}

/** Whatever fails, the next who asks does not wait for it. */
async function releasing<T>(claim: WordsClaim, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** `null` where somebody else is asking for the same words: who only waits is charged nothing, but for a tie. */
async function claimCall(
  { database, duck, clock }: WordsFloor,
  { session, subject, goesOnAnyway }: WordsRequest,
  { known, claim }: { known: KnownForWords; claim: WordsClaim },
): Promise<Ticket | null> {
  const feature = subject === "take" ? "generateRobsTake" : "generateAdviceForUser";
  const { userId } = session;
  const { texts, country, timeZone } = known;
  const cost = FIXED_COSTS[feature];
  const admission = duck.admit({ feature, cost, userId, texts, country, timeZone, goesOnAnyway });
  if (!known.hasConsent) throw new AppError("consent_required", sentenceOf("consent_required"));
  if (known.isAsked) return null;
  const now = clock.now();
  const [claimed, taken] = await database.batch({ userId }, (tx) => [
    admission.claim(tx, now),
    claim.take(tx, now),
  ]);
  if (taken.length === 0) return null;
  return await releasing(claim, () => admission.settle(claimed, now));
}

function ask({ duck, config }: WordsFloor, ticket: Ticket, known: KnownForWords): Promise<Said> {
  const { card, subject, tone, profile, version, texts, blockTypeId } = known;
  const [text = ""] = texts;
  const seed = `${card.id} ${subject} ${version}`;
  const voice = { card, tone, seed, avoid: known.saidBefore, ...(profile && { profile }) };
  if (subject === "take") {
    return duck.take(ticket, {
      request: { ...voice, texts, ...(blockTypeId && { blockTypeId }) },
      writePrompt: (clean) => writeTakePrompt(clean, config.advisorName),
    });
  }
  return duck.advise(ticket, {
    request: { ...voice, blockTypeId: subject, text },
    writePrompt: (clean) => writeAdvicePrompt(clean, config.advisorName),
  });
}
