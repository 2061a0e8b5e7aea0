/**
 * Frames are sentences with named gaps. `{thing}` is filled from the facts; `{thing:is|are}` agrees with it; `{person's}` is its
 * possessive; `{them}`, `{their}` stand for the person. A frame whose gaps cannot all be filled is not usable.
 * `!` before a frame keeps it for the blunt tone, `~` for the gentle one.
 */
import type { Tone } from "./duck-request.ts";
import type { Fact, Facts } from "./gather-facts.ts";

const GAP = /\{([a-zA-Z0-9]+)('s)?(?::([^|}]*)\|([^}]*))?\}/g;
/** What stands before a gap, and the gap. */
interface GapPlace {
  before: string;
  gap: RegExpExecArray;
  isSentenceStart: boolean;
}

/** A frame as it is filled. */
interface Template {
  places: GapPlace[];
  end: string;
}

/** Frames are content and every reading weighs hundreds of them, so each is taken apart once. */
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

/** The frame without its tone mark, or `null` where the tone forbids it. */
export function forTone(frame: string, tone: Tone): string | null {
  if (frame.startsWith("!")) return tone === "blunt" ? frame.slice(1) : null;
  if (frame.startsWith("~")) return tone === "gentle" ? frame.slice(1) : null;
  return frame;
}

/** Returns the frame with the apostrophes that a reply has. */
export function typeset(frame: string): string {
  return frame.replace(/'/g, "’");
}

/** `null` where a gap has no fact. */
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
  const curled = typeset(frame).replace(/\{(\w+)’s\}/g, "{$1's}");
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

/** Puts a quote's own end mark and the frame's in order. */
function tidy(text: string): string {
  if (!text.includes("”")) return text;
  return text
    .replace(/([.!?…])”\.(?=\s|$)/g, "$1”")
    .replace(/\.”(?=[,;:])/g, "”")
    .replace(/([^.!?…])\.”(?= [a-z])/g, "$1”");
}
