/**
 * Reads the answer of a small model: flat text in which tags name the parts of a reading. Such models hold this form better
 * than JSON, and still get it wrong: they forget tags, write them in other letters, in bold or in another language, say
 * something before the first one, or are cut off.
 */
import type { Concern } from "./reading-result.ts";
import { mayDenyDanger, takeConcern } from "./tagged-concern.ts";
import { BARE_NAMES, type Section, sectionsOf } from "./tagged-sections.ts";

export interface TaggedAnswer {
  concern?: Concern;
  headline: string;
  /** Paragraphs separated by blank lines; "" if there are none yet. */
  interpretation: string;
  steps: string[];
  questions: string[];
}

/** An unfinished tag in brackets at the end of a text. */
const OPEN_BRACKET = /[ \t#>*_~-]{0,8}[[<【][^\]>】\n]{0,24}$/u;
const LONGEST_BEGINNING = 40;
/** A piece of a sentence that can neither begin a tag nor be trimmed. */
const PLAIN_WORD = /^[\p{L}\p{N} ,;’'-]{0,200}[\p{L}\p{N},;.!?]$/u;
const SAME_END = 12;
/** The parts whose tag shows that an answer is a reading. */
const SHOWN: ReadonlySet<string> = new Set(["headline", "reading", "danger"]);
/** The length from which text before all tags is a reading, and no "Sure, here it is", in characters. */
const SHORTEST_READING = 160;
const LONGEST_HEADLINE_LINE = 90;

/** Returns the parts of an answer that has ended. */
export function readTaggedAnswer(answer: string): TaggedAnswer {
  const { found, before } = readSections(sectionsOf(answer));
  if (found.interpretation !== "") return found;
  return found.concern === "danger"
    ? { ...found, interpretation: paragraphsOf(before) }
    : withUntagged(found, before);
}

/** Returns what the tags name, and the text that belongs to none of them. */
function readSections(sections: Section[]): { found: TaggedAnswer; before: string } {
  const texts = (part: string) => sections.filter((each) => each.part === part).map(({ text }) => text);
  const concern = takeConcern(sections);
  const [headline = "", ...below] = texts("headline").flatMap(firstLine);
  const paragraphs = [...below, ...texts("reading")].map(paragraphsOf).filter((text) => text !== "");
  const found: TaggedAnswer = {
    ...(concern && { concern }),
    headline: inline(headline),
    interpretation: paragraphs.join("\n\n"),
    steps: texts("step")
      .map(firstParagraph)
      .filter((text) => text !== ""),
    questions: texts("question")
      .map(firstParagraph)
      .filter((text) => text !== ""),
  };
  return { found, before: texts("before").join("\n") };
}

/**
 * Creates a reader of an answer that is still arriving: a function that takes the next piece and returns what follows of the
 * interpretation. Text that may become a tag is held back.
 */
export function createTaggedReader(): { read(piece: string): string; headline(): string } {
  let answer = "";
  let shown = "";
  let headline = "";
  let isInSentence = false;
  return {
    read(piece) {
      answer += piece;
      // Inside a sentence nothing begins, so that the whole answer need not be read again for each word.
      if (isInSentence && PLAIN_WORD.test(piece)) {
        shown += piece;
        return piece;
      }
      const settled = settledPart(answer);
      const sections = sectionsOf(settled);
      // Without a tag that begins a line it is not known yet whether this is a reading or what a model thinks first.
      if (!sections.some(({ part, isAtLine }) => isAtLine && SHOWN.has(part))) return "";
      if (mayDenyDanger(sections)) return "";
      const { found: arrived } = readSections(sections);
      headline = arrived.headline;
      if (!arrived.interpretation.startsWith(shown)) return "";
      const text = arrived.interpretation.slice(shown.length);
      shown = arrived.interpretation;
      isInSentence = sections.at(-1)?.part === "reading" && settled === answer && endAlike(answer, shown);
      return text;
    },
    headline: () => headline,
  };
}

/** Returns whether both texts end with the same few characters, so that what follows one follows the other. */
function endAlike(answer: string, shown: string): boolean {
  return shown !== "" && answer.slice(-SAME_END) === shown.slice(-SAME_END);
}

/** Returns an answer whose reading has no tag: the text before the first one, if it is long enough to be a reading. */
function withUntagged(found: TaggedAnswer, before: string): TaggedAnswer {
  const [first = "", ...rest] = paragraphsOf(before).split("\n\n");
  const isPreface = rest.length > 0 && /[:：]$/.test(first);
  const isTitle = rest.length > 0 && first.length <= LONGEST_HEADLINE_LINE && !/[.!?…:：]["”]?$/.test(first);
  const interpretation = (isPreface || isTitle ? rest : [first, ...rest]).join("\n\n");
  if (interpretation.length < SHORTEST_READING && found.concern === undefined) return found;
  return { ...found, headline: found.headline || (isTitle ? first : ""), interpretation };
}

/** Returns the beginning of an answer that further text cannot change: without what may become a tag. */
function settledPart(answer: string): string {
  const open = OPEN_BRACKET.exec(answer.slice(-LONGEST_BEGINNING));
  if (open) return answer.slice(0, answer.length - open[0].length);
  const lineStart = answer.lastIndexOf("\n") + 1;
  const line = answer.slice(lineStart);
  const word = line.replace(/^[ \t#>*_~-]{0,8}/, "").toLowerCase();
  const bare = word.replace(/[\d *]{1,6}$/, "");
  const mayBeTag = BARE_NAMES.some((name) => name.startsWith(word) || name === bare);
  return word.length < LONGEST_BEGINNING && mayBeTag ? answer.slice(0, lineStart) : answer;
}

/** Returns the first line that is not empty, and the rest. */
function firstLine(text: string): string[] {
  const [line = "", ...rest] = text.trim().split("\n");
  return [line, rest.join("\n")];
}

function firstParagraph(text: string): string {
  return inline(text.trim().split(/\n\s{0,9}\n/, 1)[0] ?? "");
}

function inline(text: string): string {
  return text.replaceAll("*", "").replace(/\s+/g, " ").trim();
}

/** Returns the paragraphs of a text, without markup. Small models part them by one line break. */
function paragraphsOf(text: string): string {
  return text
    .replaceAll("*", "")
    .split("\n")
    .map((line) => line.replace(/^\s{0,9}(?:#{1,6}|>|-)\s{1,9}/, "").trim())
    .filter((line) => line !== "")
    .join("\n\n");
}
