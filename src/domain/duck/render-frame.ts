/**
 * Fills sentence templates ("frames"), which have named gaps. `{thing}` is filled from the facts; `{thing:is|are}`
 * agrees with the thing in number; `{person's}` is the possessive of the person; `{them}` and `{their}` are pronouns
 * for the person. A template is used only if all of its gaps can be filled. `!` before a template reserves it for the
 * blunt tone, `~` for the gentle one.
 */
import { withTypographicApostrophes } from "../text/typographic-apostrophes.ts";
import type { Tone } from "./duck-request.ts";
import type { Fact, Facts } from "./gather-facts.ts";

const GAP = /\{([a-zA-Z0-9]+)('s)?(?::([^|}]*)\|([^}]*))?\}/g;
/** A gap of a template and the text before it. */
interface GapPlace {
  before: string;
  gap: RegExpExecArray;
  isSentenceStart: boolean;
}

/** A template taken apart, ready to be filled. */
interface Template {
  places: GapPlace[];
  end: string;
}

/** The parsed templates. Every reading weighs hundreds of templates, so each is parsed only once. */
const gapsByFrame = new Map<string, readonly string[]>();
const templates = new Map<string, Template>();
const THEIR = { her: "her", him: "his", them: "their" } as const;

export function gapsOf(frame: string): readonly string[] {
  const known = gapsByFrame.get(frame);
  if (known) return known;
  const gaps = [...frame.matchAll(GAP)].map((match) => match[1] ?? "");
  gapsByFrame.set(frame, gaps);
  return gaps;
}

/** Returns the template without its tone mark; `null` if it is reserved for another tone. */
export function forTone(frame: string, tone: Tone): string | null {
  if (frame.startsWith("!")) return tone === "blunt" ? frame.slice(1) : null;
  if (frame.startsWith("~")) return tone === "gentle" ? frame.slice(1) : null;
  return frame;
}

/** Returns the filled template; `null` if a gap has no fact. */
export function renderFrame(frame: string, facts: Facts): string | null {
  const { places, end } = templateOf(frame);
  let filled = "";
  for (const { before, gap, isSentenceStart } of places) {
    const words = fillingOf(gap, facts);
    if (words === null) return null;
    filled += before + (isSentenceStart ? capitalised(words) : words);
  }
  return tidy(filled + end);
}

function templateOf(frame: string): Template {
  const known = templates.get(frame);
  if (known) return known;
  const curled = withTypographicApostrophes(frame).replace(/\{(\w+)’s\}/g, "{$1's}");
  const places: GapPlace[] = [];
  let end = 0;
  for (const gap of curled.matchAll(GAP)) {
    const isSentenceStart = /(?:^|[.!?…]’? )$/.test(curled.slice(0, gap.index));
    places.push({ before: curled.slice(end, gap.index), gap, isSentenceStart });
    end = gap.index + gap[0].length;
  }
  const template = { places, end: curled.slice(end) };
  templates.set(frame, template);
  return template;
}

function fillingOf(gap: RegExpExecArray, facts: Facts): string | null {
  const [, name = "", possessive, singular, plural = ""] = gap;
  const fact = factFor(name, facts);
  if (!fact) return null;
  if (singular !== undefined) return fact.isPlural ? plural : singular;
  if (fact.isQuote) return `“${fact.words}”`;
  return possessive ? possessiveOf(fact) : fact.words;
}

function factFor(name: string, facts: Facts): Fact | undefined {
  if (name !== "them" && name !== "their") return facts.get(name);
  const person = facts.get("person");
  if (!person) return undefined;
  const pronoun = person.isPlural ? "them" : (person.pronoun ?? "them");
  return { words: name === "them" ? pronoun : THEIR[pronoun], isPlural: false };
}

function possessiveOf(fact: Fact): string {
  return fact.isPlural && fact.words.endsWith("s") ? `${fact.words}’` : `${fact.words}’s`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the text with one end mark where a quote's end mark meets the template's. */
function tidy(text: string): string {
  if (!text.includes("”")) return text;
  return text
    .replace(/([.!?…])”\.(?=\s|$)/g, "$1”")
    .replace(/\.”(?=[,;:])/g, "”")
    .replace(/([^.!?…])\.”(?= [a-z])/g, "$1”");
}
