/** The texts with which classifiers are trained, by many writers, none of whom knew how the texts would be used. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSet } from "../sets.ts";
import type { Example } from "./train-classifier.ts";

export interface TrainingText extends Example {
  /** The writer of the text. A classifier is tested on texts of writers whose texts it was not trained on. */
  writer: string;
  family: string;
}

/** The writer's name for texts by no particular writer, which are always used for training. */
export const SENTENCES = "sentences";

/** The kind of text that chat messages are. */
export const CHAT = "chat";

/** The sets with which the engine `safety` is tested. Of these, some are learned from as well. */
const tested = join(import.meta.dirname, "../../engines/safety/test-data");

/** Returns the lines of a set's files, of which each is by one writer. */
function readLines(set: string): { writer: string; line: Record<string, string> }[] {
  return Object.entries(readSet(set))
    .filter(([name]) => name.endsWith(".jsonl"))
    .flatMap(([name, text]) =>
      text
        .trim()
        .split("\n")
        .map((line) => ({ writer: name.replace(".jsonl", ""), line: JSON.parse(line) })),
    );
}

/**
 * Returns texts that hint at a danger, labelled `danger`, and harmless texts in similar words, labelled `none`.
 * `language` is en, de or es.
 */
export function veiledTexts(language: string): TrainingText[] {
  const own = readLines("veiled")
    .filter(({ writer }) => writer.startsWith(language))
    .map(({ writer, line }) => ({ writer, ...line }) as JudgedText & { writer: string });
  const judged = readJudged(readSet("veiled")["judged-open.json"] ?? "[]", "judged-open");
  const sentences = readJudged(readFileSync(join(tested, "sentences.json"), "utf8"), SENTENCES).filter(
    ({ heldOut }) => !heldOut,
  );
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

/**
 * The writers some of whose messages tell of a loss or of shame, or joke about dying, so that none of them counts as
 * harmless.
 */
const NOT_HARMLESS: ReadonlySet<string> = new Set([
  "messages-f",
  "messages-g",
  "open-g",
  "open-j",
  "open-k",
  "open-sealed-2",
]);

/**
 * Returns chat messages as harmless texts. They are shorter and plainer than the other texts, and their writers wrote
 * for a person who is not in danger.
 */
function harmlessMessages(): TrainingText[] {
  return readLines("messages")
    .filter(({ writer }) => !NOT_HARMLESS.has(writer))
    .map(({ writer, line: { text = "" } }) => ({ writer, text, label: "none", family: CHAT }));
}

/** A conversation with a duck, of which only the person's side is written. */
interface WrittenConversation {
  family: string;
  turns: { text: string; danger: boolean }[];
}

/** Beginnings of a conversation are as long as this, in texts, at least. */
const SHORTEST_BEGINNING = 2;

/**
 * Returns the beginnings of conversations, each read as one text. What somebody in danger said before it showed is left
 * out: it is neither harmless nor a sign.
 */
function conversationTexts(language: string): TrainingText[] {
  return readLines("conversations")
    .filter(({ writer }) => writer.startsWith(language))
    .flatMap(({ writer, line }) => {
      const { family, turns } = line as unknown as WrittenConversation;
      const isHarmless = turns.every(({ danger }) => !danger);
      return turns.flatMap(({ danger }, at) => {
        if (at + 1 < SHORTEST_BEGINNING || danger === isHarmless) return [];
        const text = turns
          .slice(0, at + 1)
          .map((turn) => turn.text)
          .join("\n");
        return [{ writer, text, label: isHarmless ? "none" : "danger", family }];
      });
    });
}

/** How often each beginning of a conversation counts beside the single texts, of which there are more. */
const CONVERSATIONS_COUNT = 2;

/**
 * Returns what a classifier of conversations learns from. Outright phrases are left out, because rules find these: with
 * them, it judged by them and missed what was never said outright.
 */
export function textsInConversation(language: string): TrainingText[] {
  const single = veiledTexts(language).filter(({ family }) => family !== "outright");
  const together = conversationTexts(language);
  return [...single, ...Array.from({ length: CONVERSATIONS_COUNT }, () => together).flat()];
}

type Halves = Record<"open" | "sealed", string[]>;
const OUTRIGHT_FILES: Record<string, string> = { en: "english", de: "german", es: "spanish" };
/** The number of everyday sentences in which each phrase is used for training. */
const SETTINGS_OF_PHRASE = 6;

/** Returns everyday sentences with outright phrases of a crisis, and with harmless phrases in similar words. */
function outrightTexts(language: string): TrainingText[] {
  const path = join(tested, "outright", `${OUTRIGHT_FILES[language]}.json`);
  const lists = JSON.parse(readFileSync(path, "utf8")) as Record<
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
  /** Whether the text is never used for training, so that it can show how good the check is. */
  heldOut?: boolean;
}

function readJudged(json: string, writer: string): (JudgedText & { writer: string })[] {
  const texts: JudgedText[] = JSON.parse(json);
  return texts.map((text) => ({ ...text, writer }));
}
