import * as z from "zod";
import { CARD_PARTS } from "#domain/readings/origin-codes.ts";
import { SENTENCE_ANSWERS } from "#domain/readings/sentence-answer.ts";
import { OTHER_PARTS, OWN_SOURCES } from "#domain/readings/trace-sentences.ts";
import { READS_FIRST, sessionEndpoint } from "./endpoint.ts";
import { idSchema, namedIdSchema } from "./ids.ts";

/** Where a sentence comes from. A quote is spelled as in its source. */
const sentenceOriginSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("earlier"), insightId: idSchema, at: z.iso.datetime(), quote: z.string() }),
  /** `from` says whether the question still has these words, had them before an edit, or they came from elsewhere. */
  z.object({ kind: z.literal("own"), quote: z.string(), from: z.enum(OWN_SOURCES) }),
  z.object({
    kind: z.literal("card"),
    cardId: z.string(),
    /**
     * The card's sentence; `null` if its gaps were filled with the person's words, or if the sentence is not in the
     * card's own text.
     */
    text: z.string().nullable(),
    /**
     * Which kind of card sentence this is: `text`: the card's own text; `place`: one that introduces the card by its name,
     * place and subject; `family`: one that fits every card of its family.
     */
    part: z.enum(CARD_PARTS),
  }),
  /** A guess of the duck's: no source has the same words. */
  z.object({ kind: z.literal("guess") }),
]);

const sentenceSchema = z.object({
  /** The index of the sentence in the reading, from 0. */
  index: z.number().int(),
  text: z.string(),
  /** The origins of the sentence, at least one. The first decides as which kind the sentence is counted. */
  origins: z.array(sentenceOriginSchema),
  /** Whether the person called the sentence right or wrong; `null` if neither. A wrong sentence is struck out. */
  answer: z.enum(SENTENCE_ANSWERS).nullable(),
});
export type SentenceOutput = z.infer<typeof sentenceSchema>;

/** A step, a question or the parting remark. These claim nothing, so they cannot be called right or wrong. */
const otherWordsSchema = z.object({
  part: z.enum(OTHER_PARTS),
  text: z.string(),
  origins: z.array(sentenceOriginSchema),
});
export type OtherWordsOutput = z.infer<typeof otherWordsSchema>;

const idParams = z.object({ id: namedIdSchema });

export const sentences = {
  list: sessionEndpoint({ shows: ["insights"] })
    .route({
      method: "GET",
      path: "/insights/{id}/sentences",
      summary: "Where each sentence of a reading comes from: the card, own words, an earlier entry, a guess",
      tags: ["insights"],
    })
    .input(idParams)
    .output(
      z.object({
        /** The time at which the person's own words were written. */
        at: z.iso.datetime(),
        sentences: z.array(sentenceSchema),
        /** The steps, questions and remarks of the reading, which claim nothing, in the order of the page. */
        others: z.array(otherWordsSchema),
      }),
    ),
  answer: sessionEndpoint({ example: { answer: "wrong" }, changes: ["insights"], waits: READS_FIRST })
    .route({
      method: "PUT",
      path: "/insights/{id}/sentences/{index}",
      summary: "Say whether a sentence is right; null takes that back",
      tags: ["insights"],
    })
    .input(
      idParams.extend({
        /** The sentence's index. An invalid index is answered like an unknown sentence. */
        index: z.coerce.number().int().nonnegative().catch(-1),
        answer: z.enum(SENTENCE_ANSWERS).nullable(),
      }),
    )
    .output(sentenceSchema),
};
