/** The texts that classifiers learn from: by many writers, none of whom knew how they would be used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Example } from "./train-classifier.ts";

export interface TrainingText extends Example {
  /**
   * The writer of the text. How well a classifier does is measured on writers that it has not learned from.
   */
  writer: string;
  family: string;
}

/** The name for texts by no writer in particular, from which classifiers always learn. */
export const SENTENCES = "sentences";

/** The family of a chat message. */
export const CHAT = "chat";

const textsFolder = join(import.meta.dirname, "texts");

function readLines(folder: string): { writer: string; line: Record<string, string> }[] {
  return readdirSync(join(textsFolder, folder))
    .sort()
    .flatMap((name) =>
      readFileSync(join(textsFolder, folder, name), "utf8")
        .trim()
        .split("\n")
        .map((line) => ({ writer: name.replace(".jsonl", ""), line: JSON.parse(line) })),
    );
}

/** What chat messages do, by writer. */
export function intentTexts(): TrainingText[] {
  return readLines("intents").map(({ writer, line: { intent = "", text = "" } }) => ({
    writer,
    text,
    label: intent,
    family: intent,
  }));
}

/** Texts that veil a danger and harmless ones in the same words; `danger` or `none`. `language`: en, de or es. */
export function veiledTexts(language: string): TrainingText[] {
  const own = readLines("veiled")
    .filter(({ writer }) => writer.startsWith(language))
    .map(({ writer, line }) => ({ writer, ...line }) as JudgedText & { writer: string });
  const judged = readJudged("../judged/veiled/open.json", "judged-open");
  const sentences = readJudged("../safety/sentences.json", SENTENCES).filter(({ heldOut }) => !heldOut);
  const gathered = [...own, ...[...judged, ...sentences].filter((text) => text.language === language)].map(
    ({ writer, text, expected, family = "" }) => ({
      writer,
      text,
      label: expected === "none" ? "none" : "danger",
      family,
    }),
  );
  return [...gathered, ...outrightTexts(language), ...(language === "en" ? harmlessMessages() : [])];
}

/** Some of these writers' messages tell of a loss or of shame, or joke about dying. */
const NOT_HARMLESS: ReadonlySet<string> = new Set([
  "messages-f",
  "messages-g",
  "open-g",
  "open-j",
  "open-k",
  "open-sealed-2",
]);

/** Chat messages are shorter and plainer than accounts; each of these writers wrote for a person who is not in danger. */
function harmlessMessages(): TrainingText[] {
  return intentTexts()
    .filter(({ writer }) => !NOT_HARMLESS.has(writer))
    .map((text) => ({ ...text, label: "none", family: CHAT }));
}

type Halves = Record<"open" | "sealed", string[]>;
const OUTRIGHT_FILES: Record<string, string> = { en: "english", de: "german", es: "spanish" };
/** The number of everyday endings and beginnings with which each phrase is learned, one after the other. */
const SETTINGS_OF_PHRASE = 6;

/** Outright phrases and harmless ones in the same words, in everyday sentences. */
function outrightTexts(language: string): TrainingText[] {
  const path = `../safety/outright/${OUTRIGHT_FILES[language]}.json`;
  const lists = JSON.parse(readFileSync(join(import.meta.dirname, path), "utf8")) as Record<
    "phrases" | "endings" | "beginnings",
    Halves
  > & { calm: Record<"phrases" | "endings", Halves> };
  const all = ({ open, sealed }: Halves) => [...open, ...sealed];
  const endings = all(lists.endings).map((ending) => (phrase: string) => withEnding(phrase, ending));
  const beginnings = all(lists.beginnings).map(
    (beginning) => (phrase: string) => `${beginning} ${phrase.replace(" {}", "")}`,
  );
  const calm = all(lists.calm.endings).map((ending) => (phrase: string) => withEnding(phrase, ending));
  return [
    ...inSettings(all(lists.phrases), [...endings, ...beginnings], "danger"),
    ...inSettings(all(lists.calm.phrases), calm, "none"),
  ];
}

function withEnding(phrase: string, ending: string): string {
  return phrase.includes("{}") ? phrase.replace("{}", ending.replace(/^, /, "")) : `${phrase} ${ending}`;
}

function inSettings(
  phrases: readonly string[],
  settings: readonly ((phrase: string) => string)[],
  label: string,
): TrainingText[] {
  const step = Math.max(1, Math.floor(settings.length / SETTINGS_OF_PHRASE));
  return phrases.flatMap((phrase, place) =>
    settings
      .filter((_, index) => (index + place) % step === 0)
      .map((put) => ({ writer: SENTENCES, text: put(phrase), label, family: "outright" })),
  );
}

interface JudgedText {
  language?: string;
  family?: string;
  expected: string;
  text: string;
  /** Texts that are never learned from, so that they can tell how well the check does. */
  heldOut?: boolean;
}

function readJudged(path: string, writer: string): (JudgedText & { writer: string })[] {
  const texts: JudgedText[] = JSON.parse(readFileSync(join(import.meta.dirname, path), "utf8"));
  return texts.map((text) => ({ ...text, writer }));
}
