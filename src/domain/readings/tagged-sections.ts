/** Finds the tags in the answer of a small model, and the text that follows each. */
import { CONCERN_WORDS, concernNamedIn, deniesConcern } from "./concern-words.ts";
import type { Concern } from "./reading-result.ts";

/** The parts in the order in which a model is asked for them. */
export const TAGGED_PARTS = ["headline", "reading", "step", "question"] as const;
export type TaggedPart = (typeof TAGGED_PARTS)[number];

export interface Section {
  /** `strange` is a first tag that nobody knows. It may be the headline's, or a warning. */
  part: TaggedPart | "before" | "concern" | Concern | "strange" | "none" | "end";
  text: string;
  /** What stands inside the brackets after the name of a concern. */
  said?: string;
  /** Whether the name of a concern stands there without brackets. */
  isBare?: boolean;
  /** Whether the tag begins a line. */
  isAtLine: boolean;
}

/** What models call the parts. */
const NAMES: Record<string, TaggedPart | "concern" | "none" | "end"> = {
  headline: "headline",
  title: "headline",
  reading: "reading",
  interpretation: "reading",
  paragraph: "reading",
  paragraphs: "reading",
  step: "step",
  steps: "step",
  "next step": "step",
  "one step": "step",
  action: "step",
  question: "question",
  questions: "question",
  concern: "concern",
  none: "none",
  end: "end",
};
/** The headline in other languages. Alone on its line it would otherwise count as a warning. */
const HEADLINES =
  "überschrift schlagzeile titel titre titular título titulo titolo kop rubrik otsikko tytuł заголовок başlık 标题 標題 見出し 제목 عنوان";
for (const word of HEADLINES.split(" ")) NAMES[word] = "headline";

const oneOf = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length).join("|");
const NAME = oneOf(Object.keys(NAMES).filter((name) => name !== "concern"));
const CONCERN = oneOf(["concern", ...CONCERN_WORDS]);
/** The names that are a tag without brackets. Those of a concern need brackets: "Danger: thin ice" may begin a paragraph. */
export const BARE_NAMES = Object.keys(NAMES).filter((name) => name !== "none" && name !== "end");
/** Marks of bold text, headings, quotations and lists before a tag. */
const BEFORE = "[ \\t#>*_~-]{0,8}";
const AFTER = "[ \\t*_:：]{0,8}";
/** A known name in brackets; a known name with a colon, or any word in brackets, where a line begins. */
const TAG = new RegExp(
  [
    `${BEFORE}[[<【] ?(?<close>/?) ?(?<name>${NAME}) ?\\d{0,2} ?[\\]>】]${AFTER}`,
    `${BEFORE}[[<【] ?(?<closeConcern>/?) ?(?<concern>${CONCERN})(?: ?[:：=,?-] ?(?<said>[\\p{L}\\p{M} ]{1,30}))?[ !.]{0,3}[\\]>】]${AFTER}`,
    `^${BEFORE}(?<bare>${oneOf(BARE_NAMES)}) ?\\d{0,2} ?\\*{0,3} ?[:：]${AFTER}`,
    `^${BEFORE}[[【](?<closeOther>/?)(?<other>(?!filtered)[\\p{L}\\p{M}]{3,20}) ?\\d{0,2}[!.]{0,3}[\\]】]${AFTER}`,
  ].join("|"),
  "gimu",
);
const KNOWN_IN_BRACKETS = new RegExp(
  `[[<【]( ?/? ?(?:${NAME}|${CONCERN})(?![\\p{L}])[^\\]>】\\n]{0,16})[\\]>】]`,
  "giu",
);
const CONCERN_IN_BRACKETS = new RegExp(`[[【] ?(?:${oneOf(CONCERN_WORDS)})[ !.]{0,3}[\\]】]`, "iu");
const SENTENCE_END = /[.!?…:。！？：]["'”’“»«)\]*_]{0,4}[ \t]{0,8}$/;
/** The characters after and before a tag that say where it stands. */
const LOOKED_AT = 24;
/** A first line that is one phrase in brackets, or one word. */
const FIRST_LINE =
  /^\s{0,20}[*_#> ]{0,8}(?:[[(<【](?<inside>[^\])>】\n]{1,40})[\])>】]|(?<word>[\p{L}\p{M}]{2,24}))[*_.!:： ]{0,8}(?:\n|$)/u;
/** A first line that begins with the word of a concern and a colon. */
const FIRST_WORD = new RegExp(
  `^\\s{0,20}[*_#> ]{0,8}(?<word>${oneOf(CONCERN_WORDS)})[*_ ]{0,4}[:：][* ]{0,4}`,
  "iu",
);

/** Returns whether an answer has any of the tags. */
export function hasTags(answer: string): boolean {
  return sectionsOf(answer).length > 1;
}

/** Returns a text in which nothing is a tag: the brackets around known names become round ones. */
export function withoutTags(text: string): string {
  return text.replace(KNOWN_IN_BRACKETS, "($1)");
}

/** Returns whether a text has the name of a concern in brackets, though no tag stands there. */
export function mentionsConcern(text: string): boolean {
  return CONCERN_IN_BRACKETS.test(text);
}

/** Returns the text before the first tag, and each tag with the text up to the next one. */
export function sectionsOf(answer: string): Section[] {
  const sections: Section[] = [{ part: "before", text: "", isAtLine: true }];
  const opening = openingOf(answer);
  let last = 0;
  const take = (end: number) => {
    const present = sections.at(-1);
    if (present) present.text += answer.slice(last, end);
  };
  if (opening) {
    const { length, ...section } = opening;
    last = length;
    sections.push({ ...section, text: "" });
  }
  for (const mark of answer.matchAll(TAG)) {
    if (mark.index < last) continue;
    const groups = mark.groups ?? {};
    const previous = between(answer, { part: sections.at(-1)?.part ?? "before", from: last, to: mark.index });
    const part = partOf(groups, previous);
    const isAtLine = mark.index === 0 || answer[mark.index - 1] === "\n";
    if (!isAtLine && !isInPlace(part, previous, groups)) continue;
    take(mark.index);
    last = mark.index + mark[0].length;
    sections.push({ part, text: "", isAtLine, ...(groups.said && { said: groups.said }) });
  }
  take(answer.length);
  return settleStrange(sections);
}

/** A tag, and how the text after it begins and ends. More of it is not read again for each tag. */
interface Previous {
  part: Section["part"];
  head: string;
  tail: string;
}

function between(
  answer: string,
  { part, from, to }: { part: Section["part"]; from: number; to: number },
): Previous {
  return {
    part,
    head: answer.slice(from, Math.min(from + LOOKED_AT, to)),
    tail: answer.slice(Math.max(from, to - LOOKED_AT), to),
  };
}

/**
 * Returns whether a tag inside a line may stand there: after another tag or the end of a sentence. Elsewhere a sentence
 * quotes it.
 */
function isInPlace(
  part: Section["part"],
  previous: Previous,
  { close, closeConcern }: Record<string, string | undefined>,
): boolean {
  if (close || closeConcern || `${previous.head}${previous.tail}`.trim() === "") return true;
  if (previous.part === "headline" && part === "reading") return true;
  const isOfConcern = ["concern", "danger", "worried"].includes(previous.part);
  if (isOfConcern && (TAGGED_PARTS as readonly string[]).includes(part)) return true;
  return SENTENCE_END.test(previous.tail);
}

/** Returns the part that a tag begins. An unknown tag begins the one that comes next. */
function partOf(groups: Record<string, string | undefined>, previous: Previous): Section["part"] {
  const { close, closeConcern, closeOther, name, bare, concern, other } = groups;
  if (close || closeConcern || closeOther) return previous.part === "headline" ? "reading" : "end";
  const known = NAMES[(name ?? bare ?? concern ?? "").toLowerCase()];
  if (known !== undefined) return known;
  if (concern !== undefined) return concernNamedIn(concern) ?? "concern";
  if (deniesConcern(other ?? "")) return "none";
  if (previous.part === "strange") return isAlone(previous.head) ? "headline" : "reading";
  if (previous.part === "before") return "strange";
  const at = (TAGGED_PARTS as readonly string[]).indexOf(previous.part);
  return TAGGED_PARTS[at + 1] ?? "end";
}

/** Returns whether nothing follows a tag on its line. */
function isAlone(text: string): boolean {
  return /^\s{0,9}(?:\n|$)/.test(text);
}

/** An unknown first tag is the headline's if its text stands beside it, other tags follow and none of them is the headline's. */
function settleStrange(sections: Section[]): Section[] {
  const hasHeadline = sections.some(({ part }) => part === "headline");
  return sections.map((section, index) =>
    section.part === "strange" && !hasHeadline && !isAlone(section.text) && index < sections.length - 1
      ? { ...section, part: "headline" }
      : section,
  );
}

/** Returns what the first line says about a concern, if it is not written as a tag. `length` is the text that it takes. */
function openingOf(answer: string): (Omit<Section, "text"> & { length: number }) | undefined {
  const line = FIRST_LINE.exec(answer);
  const { inside = "", word: only = "" } = line?.groups ?? {};
  const named = inside !== "" && deniesConcern(inside) ? "none" : concernNamedIn(inside || only);
  if (line && named) return { part: named, isAtLine: true, length: line[0].length };
  const word = FIRST_WORD.exec(answer);
  const part = concernNamedIn(word?.groups?.word ?? "");
  return word && part ? { part, isAtLine: true, isBare: true, length: word[0].length } : undefined;
}
