import { type Answers, hasAnswers, type ObstacleKind } from "#domain/asking/answers.ts";
import { describeBlockStatus, readBlockStatus } from "#domain/blocks/status.ts";
import { sayDay } from "#domain/day-words.ts";
import { meaningOf } from "#domain/deck/meaning.ts";
import type {
  ChatRequest,
  DuckBlock,
  DuckCard,
  DuckProfile,
  ReadingRequest,
} from "#domain/duck/duck-request.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";
import { dataSection, line } from "./data-section.ts";

/** Returns the sections of a prompt that describe the day, the person, the block, the cards and what the person wrote. */
export function describeRequest({
  today,
  profile,
  block,
  blockTypeId,
  cards,
  userContext,
  answers,
}: ReadingRequest | ChatRequest): string[] {
  return [
    ...(today === undefined ? [] : [`Today is ${sayDay(today, "weekday")}, ${sayDay(today, "long")}.`]),
    ...describeProfile(profile),
    ...describeBlock(block, { blockTypeId, userContext }),
    describeCards(cards),
    dataSection("words", [userContext]),
    ...describeAnswers(answers),
  ];
}

const OBSTACLE_WORDS: Record<ObstacleKind, string> = {
  afraid: "they are afraid",
  ashamed: "they are ashamed",
  angry: "they are angry",
  tired: "they are tired",
  "unknown-how": "they do not know how",
  unwilling: "they do not want to",
  "somebody-else": "somebody else",
  missing: "something is missing",
  hurts: "it hurts",
};

/** Returns the section with what the person answered to the questions under the card. */
function describeAnswers(answers: Answers | undefined): string[] {
  if (!hasAnswers(answers)) return [];
  const { heavySentence, difference, obstacle = {}, act, words, when } = answers;
  const { kind, text, then } = obstacle;
  return [
    dataSection("answers", [
      ...line("Their heaviest sentence", heavySentence),
      ...line("Different in a week if this moved a little", difference),
      ...line("What gets in the way", [kind && OBSTACLE_WORDS[kind], text].filter(Boolean).join(": ")),
      ...line("What they do when it does", then),
      ...line("The act they chose", act),
      ...line("The words they will use", words),
      ...line("When and where", [when?.text, when?.at && `(${when.at})`].filter(Boolean).join(" ")),
    ]),
  ];
}

const PROFILE_RULE = "Use of the profile only what earns its place; a sign or an animal explains nothing.";

/**
 * Returns the lines of a prompt that describe the profile. Birthday and place of birth are left out; the zodiac sign
 * replaces them.
 */
export function describeProfile(profile: DuckProfile | undefined): string[] {
  if (profile === undefined) return [];
  const lines = [
    ...line("Name", profile.name),
    ...line("Creative identity", profile.creativeIdentity),
    ...line("Work", profile.workContext),
    ...line("Zodiac sign", profile.zodiacSign),
    ...line("When something breaks they", profile.debuggingMode),
    ...line("Usual kind of block", profile.blockPattern),
    ...line("Superpower", profile.superpower),
    ...line("Kryptonite", profile.kryptonite),
    ...line("Spirit animal for problems", profile.spiritAnimal),
  ];
  return lines.length === 0 ? [] : [dataSection("profile", lines), PROFILE_RULE];
}

/**
 * Returns the lines of a prompt that describe the block, what the block's latest readings said, and what the person
 * asked in them. Nothing is said twice: the notes of a block that a reading created begin with that reading's question.
 */
function describeBlock(
  block: DuckBlock | undefined,
  { blockTypeId, userContext }: Pick<ReadingRequest, "blockTypeId" | "userContext">,
): string[] {
  if (block === undefined) return [];
  const { earlier, earlierQuestions = [], lastStep } = block;
  const notes = isSaidIn(block.notes, [userContext]) ? "" : block.notes;
  const questions = earlierQuestions.filter(
    (question, index) => !isSaidIn(question, [userContext, notes, ...earlierQuestions.slice(0, index)]),
  );
  return [
    dataSection("block", [
      ...line("Name", block.name),
      `Kind: ${blockTypeId}`,
      `Status: ${describeBlockStatus(readBlockStatus(block.status))}`,
      ...line("Their notes", notes),
      ...line("Of an earlier reading they said that it is about", block.corrected),
      ...(lastStep ? [`The last step, ${lastStep.isDone ? "done" : "not done yet"}: ${lastStep.text}`] : []),
    ]),
    ...(earlier.length === 0 ? [] : [dataSection("earlier_readings", earlier)]),
    ...(questions.length === 0 ? [] : [dataSection("earlier_questions", questions)]),
  ];
}

/** Returns whether one of the texts says this already. A shortened text ends in an ellipsis. */
function isSaidIn(text: string, others: readonly string[]): boolean {
  const bare = trimEndWhere(text, /[…\s]/u);
  return others.some((other) => other.includes(bare));
}

export function describeCards(cards: readonly DuckCard[]): string {
  return dataSection(
    "cards",
    cards.map(({ card, position, reversed }) => {
      const place = position === undefined ? "" : `, lying as ${position}`;
      return `${card.name} (${reversed ? "reversed" : "upright"}${place})\n  Meaning: ${meaningOf({ card, reversed })}`;
    }),
  );
}
