/** Finds gaps (placeholders) in the cards' sentences that nothing fills, and reports each with its file and line. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FRAME_GAPS, frame } from "./frame-schema.ts";

export interface CardFile {
  /** The file's path below the project's folder. */
  path: string;
  text: string;
}

const FOLDER = join(import.meta.dirname, "../../deck");
/** The lists of a card whose sentences may contain gaps (placeholders). All other sentences of a card contain none. */
const WITH_GAPS: ReadonlySet<string> = new Set(["material.bridges", "material.steps"]);
const WITHOUT_GAPS = frame();
const ON_TEXT = frame(...FRAME_GAPS);

export function readCards(): CardFile[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      path: `deck/${name}/card.json`,
      text: readFileSync(join(FOLDER, name, "card.json"), "utf8"),
    }));
}

/** Returns one line per fault. */
export function checkCards(files: readonly CardFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    sentencesIn(JSON.parse(text), "").flatMap(({ place, words }) => {
      const { error } = (WITH_GAPS.has(place) ? ON_TEXT : WITHOUT_GAPS).safeParse(words);
      return (error?.issues ?? []).map(
        ({ message }) => `${path}:${lineOf(text, words)}: ${place} ${message}`,
      );
    }),
  );
}

interface CardSentence {
  /** The path of the sentence in the card, such as "material.quips". */
  place: string;
  words: string;
}

/** Returns every text of a card, including those in lists and nested objects. */
function sentencesIn(value: unknown, place: string): CardSentence[] {
  if (typeof value === "string") return [{ place, words: value }];
  if (Array.isArray(value)) return value.flatMap((each) => sentencesIn(each, place));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    sentencesIn(inner, place === "" ? name : `${place}.${name}`),
  );
}

function lineOf(text: string, words: string): number {
  const at = text.indexOf(JSON.stringify(words));
  return at < 0 ? 1 : text.slice(0, at).split("\n").length;
}
