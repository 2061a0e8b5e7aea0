import type { Answers } from "../asking/answers.ts";
import { answerLines } from "../export/answer-lines.ts";
import { NAMES } from "../names.ts";
import type { ReadingResult } from "../readings/reading-result.ts";
import { shorten } from "../text/shorten.ts";
import { type PageBlock, splitBlocks } from "./page-blocks.ts";

interface ExportedStep {
  index: number;
  text: string;
  isDone: boolean;
}

export interface ExportedReading {
  /** The address of the reading's own page here, by which a page in Notion is recognised as its export. */
  address: string;
  /** The day of the reading, such as `Nov 26, 2026`. */
  day: string;
  /** The names of the cards, with `(reversed)` where one is. */
  cards: readonly string[];
  question: string;
  answers?: Answers;
  reading: ReadingResult;
  /** The steps as the person wants to do them: the smaller version where it was chosen. */
  steps: readonly ExportedStep[];
  note: string;
  advisorName: string;
}

const TITLE_MAX = 200;

/** Returns the title of a reading's page. */
export function composeTitle({ reading, day }: Pick<ExportedReading, "reading" | "day">): string {
  const headline = (reading.headline ?? reading.keyInsights[0] ?? "").trim();
  return headline === "" ? `A reading, ${day}` : shorten(headline, TITLE_MAX);
}

/** Composes the page of a reading. Each block fits into Notion's limits. */
export function composePage(exported: ExportedReading): PageBlock[] {
  const { address, day, cards, question, answers = {}, reading, steps, note, advisorName } = exported;
  const quip = reading.robQuip.trim();
  const drawn = cards.length > 0 ? `: ${cards.join(", ")}` : "";
  return splitBlocks([
    { kind: "marker", text: `${NAMES.product}, ${day}${drawn}`, href: address },
    ...paragraphsOf("quote", question),
    ...underHeading(
      "My answers",
      listOf(
        "bullet",
        answerLines(answers).map(({ label, text }) => `${label}: ${text}`),
      ),
    ),
    ...paragraphsOf("paragraph", reading.interpretation),
    ...underHeading("Key insights", listOf("bullet", reading.keyInsights)),
    ...underHeading("Action steps", steps.map(toDoOf)),
    ...underHeading("To reflect on", listOf("bullet", reading.reflectionPrompts.slice(0, 1))),
    ...(quip === "" ? [] : [{ kind: "quote" as const, text: `${quip} — ${advisorName}` }]),
    ...underHeading("My note", paragraphsOf("paragraph", note)),
  ]);
}

function toDoOf({ index, text, isDone }: ExportedStep): PageBlock {
  return { kind: "toDo", text: text.trim() || "Untitled", step: index, isChecked: isDone };
}

function underHeading(heading: string, blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.length === 0 ? [] : [{ kind: "heading", text: heading }, ...blocks];
}

function listOf(kind: "bullet", texts: readonly string[]): PageBlock[] {
  return texts.map((text) => ({ kind, text: text.trim() })).filter(({ text }) => text !== "");
}

/** Splits a text at its blank lines. */
function paragraphsOf(kind: "paragraph" | "quote", text: string): PageBlock[] {
  return text
    .split("\n\n")
    .map((paragraph) => ({ kind, text: paragraph.trim() }))
    .filter((block) => block.text !== "");
}
