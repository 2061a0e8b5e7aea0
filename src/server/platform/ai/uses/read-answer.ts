/** Reads a model's answer as a reading: while it arrives and when it has ended, as JSON, as text with tags, or as prose. */

import { isDeepStrictEqual } from "node:util";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import {
  namesHelp,
  type ReadingResult,
  readingFromAnswer,
  readingFromProse,
  type ShapedReading,
  wholePartsOf,
} from "#domain/readings/reading-result.ts";
import { isRefusal } from "#domain/readings/refusal.ts";
import { createTaggedReader, readTaggedAnswer, type TaggedAnswer } from "#domain/readings/tagged-answer.ts";
import { hasTags } from "#domain/readings/tagged-sections.ts";
import { fillTaggedReading, writtenIn } from "#engines/duck/index.ts";
import { readHeadline } from "../answer-head.ts";
import type { AnswerForm } from "../duck.ts";
import { createInterpretationReader } from "../interpretation-reader.ts";
import { parseAnswer } from "../parse-answer.ts";
import type { AnswerEnd } from "../stream-answer.ts";
import { afterThoughts, mayHoldTagEnd, withoutThoughts } from "../thoughts.ts";

interface Arrived {
  text: string;
  /** Whether what was returned before was thoughts, so that the text begins here. */
  isAnew: boolean;
}

interface AnswerReader {
  /** Takes the next piece of the answer and returns what follows of the interpretation. */
  read(piece: string): Arrived;
  /** Returns the headline in what has arrived; "" if there is none. */
  headline(): string;
}

/**
 * Creates a reader of an answer that is arriving. A model that was asked for tags may answer with JSON. Where thoughts without
 * an opening tag end, the answer begins anew.
 */
export function createAnswerReader(form: AnswerForm): AnswerReader {
  const begin = () => ({
    readJson: createInterpretationReader(),
    tagged: form === "tags" ? createTaggedReader() : null,
  });
  let reader = begin();
  let answer = "";
  let hasText = false;
  return {
    read(piece) {
      answer += piece;
      const rest = mayHoldTagEnd(piece) ? afterThoughts(answer) : null;
      if (rest !== null) {
        reader = begin();
        answer = rest;
      }
      const added = rest ?? piece;
      const text = reader.readJson(added) + (reader.tagged?.read(added) ?? "");
      const isAnew = rest !== null && hasText;
      hasText = (hasText && !isAnew) || text !== "";
      return { text, isAnew };
    },
    headline: () => reader.tagged?.headline() || readHeadline(answer),
  };
}

export interface ReadAnswer {
  shaped: ShapedReading;
  /** Whether the answer came to its end. Otherwise its last text may be incomplete. */
  isClosed: boolean;
  /** Whether the model says no more than that it will not answer, or its provider held the answer back. */
  isRefused: boolean;
  /** Whether the interpretation was not found while the answer arrived, because it is prose. */
  isProse?: boolean;
}

interface Ended {
  answer: string;
  form: AnswerForm;
  end: AnswerEnd;
  asked: ReadingRequest;
}

type Read = Omit<ReadAnswer, "isRefused">;

/** Reads an answer that has ended. A half answer is not usable, unless it is JSON in which no field is missing or cut off. */
export async function readAnswer(ended: Ended): Promise<ReadAnswer> {
  const text = withoutThoughts(ended.answer);
  const read = await readText(text, ended);
  const { concern, interpretation } = read.shaped.reading;
  const isNothingElse = ended.end.isFiltered === true || isRefusal(text) || isRefusal(interpretation);
  return { ...read, isRefused: concern === undefined && isNothingElse };
}

async function readText(text: string, { form, end, asked }: Ended): Promise<Read> {
  if (form === "tags" && hasTags(text)) return readTags(readTaggedAnswer(text), end, asked);
  const parsed = await parseAnswer(text);
  if (parsed.value !== undefined) {
    const shaped = readingFromAnswer(parsed.value, asked.spreadType);
    const isCut = !parsed.isWhole && shaped.isUsable && !isWholeInParts(shaped.reading);
    return { shaped: isCut ? cut(shaped.reading) : shaped, isClosed: parsed.isWhole };
  }
  const prose = readingFromProse(text);
  if (prose === null)
    return { shaped: readingFromAnswer(undefined, asked.spreadType), isClosed: parsed.isWhole };
  if (form === "tags" && !prose.concern)
    return { ...readTags(readTaggedAnswer(text), end, asked), isProse: true };
  const isClosed = end.isComplete || prose.concern !== undefined;
  return { shaped: isClosed ? { isUsable: true, reading: prose } : cut(prose), isClosed, isProse: true };
}

/** Returns whether every text of a reading ends like a sentence. The words of a concern need not. */
function isWholeInParts(reading: ReadingResult): boolean {
  return reading.concern !== undefined || isDeepStrictEqual(wholePartsOf(reading), withoutPlaces(reading));
}

function withoutPlaces({ notePlaces: _, ...reading }: ReadingResult): ReadingResult {
  return reading;
}

function readTags(read: TaggedAnswer, end: AnswerEnd, asked: ReadingRequest): Read {
  const tagged: TaggedAnswer =
    read.concern === undefined && namesHelp(read.interpretation) ? { ...read, concern: "worried" } : read;
  if (tagged.interpretation === "")
    return { shaped: { isUsable: false, reading: writtenIn(tagged, asked), faults: [] }, isClosed: false };
  const isClosed = end.isComplete || /[?？]["”]?$/.test(tagged.questions.at(-1) ?? "");
  if (isClosed) return { shaped: { isUsable: true, reading: fillTaggedReading(tagged, asked) }, isClosed };
  const written = writtenIn(tagged, asked);
  return { shaped: tagged.concern ? { isUsable: true, reading: written } : cut(written), isClosed };
}

function cut(reading: ReadingResult): ShapedReading {
  return { isUsable: false, reading, faults: ["the answer is cut short"] };
}
