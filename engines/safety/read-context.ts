// What surrounds a phrase and may change its meaning: idioms, invented worlds, study, negation, long ago.

import type { PhraseHit, Word } from "./phrase-matcher.ts";
import {
  ALL_OF_LIFE,
  type ContextRole,
  FIRST_PERSON,
  LINKERS,
  NEGATORS,
  type PhraseMeaning,
  SELF,
  TIES,
} from "./phrase-meaning.ts";

/** The number of words that each kind of context reaches. The limits bound the work for each phrase. */
const NEGATION_REACH = 6;
const VOICE_REACH = 5;
const FIRST_PERSON_REACH = 4;
const PAST_REACH = 14;
const MATTER_REACH_BEFORE = 3;
const MATTER_REACH_AFTER = 6;
const TIE_REACH = 4;
const WRITER_REACH = 10;
const WRITER_BESIDE_REACH = 4;
const OTHER_REACH = 4;

/** Words between a denial and the clause that it denies, and between a speaker and what is said. */
const DENIAL_LINKERS: ReadonlySet<string> = new Set(
  "that like because as if though think believe mean feel say im saying dass weil als ob glaube meine sage ich que porque creo digo es".split(
    " ",
  ),
);
const REPORTING: ReadonlySet<string> = new Set("that to dass que me mir i im ive id ill ich yo".split(" "));
const DENIAL_REACH = 5;

/** Words that begin a new statement, which is no longer said by an invented figure. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  "and but so because und aber weil y pero porque".split(" "),
);

/** Words that introduce the cause of despair. */
const REASONS: ReadonlySet<string> = new Set("over wegen por".split(" "));
const REASON_REACH = 4;

type Span = { start: number; end: number };

export class TextContext {
  readonly #words: readonly Word[];
  readonly #sentences = new Map<ContextRole, Set<number>>();
  readonly #ends = new Map<ContextRole, Set<number>>();
  readonly #starts = new Map<ContextRole, Set<number>>();
  /** The widest idiom over each word, by the index of the word. */
  readonly #idioms: (Span | undefined)[] = [];

  constructor(words: readonly Word[], hits: readonly PhraseHit<PhraseMeaning>[]) {
    this.#words = words;
    for (const hit of hits) if (hit.meaning.role === "idioms") this.#coverIdiom(hit);
    for (const hit of hits) {
      const role = hit.meaning.role;
      if (role === "crisis" || role === "mention" || role === "sign" || role === "outright") continue;
      if (role === "fiction" && this.#isReason(hit)) continue;
      if (role === "distress" && this.isIdiom(hit)) continue;
      addTo(this.#sentences, role, words[hit.start]?.sentence ?? 0);
      addTo(this.#starts, role, hit.start);
      addTo(this.#ends, role, hit.end);
    }
  }

  has(role: ContextRole): boolean {
    return this.#sentences.has(role);
  }

  hasInSentence(role: ContextRole, at: number): boolean {
    return this.#sentences.get(role)?.has(this.#words[at]?.sentence ?? -1) ?? false;
  }

  /** Returns whether an idiom overlaps with the phrase and is not just a part of it. */
  isIdiom({ start, end }: Span): boolean {
    return this.#idioms.slice(start, end).some((idiom) => {
      if (!idiom) return false;
      const isInside = idiom.start >= start && idiom.end <= end;
      const isWhole = idiom.start === start && idiom.end === end;
      return !isInside || isWhole;
    });
  }

  /** Returns whether the phrase, or the text just before it, contains a word for the writer. */
  isFirstPerson({ start, end }: Span): boolean {
    return this.#words
      .slice(Math.max(0, start - FIRST_PERSON_REACH), end)
      .some((word) => FIRST_PERSON.has(word.text) && word.sentence === this.#words[start]?.sentence);
  }

  /** Returns whether an invented figure begins to speak just before the phrase. */
  isInventedVoice({ start }: Span): boolean {
    const ends = this.#ends.get("voice");
    if (!ends) return false;
    for (let at = start; at >= start - VOICE_REACH; at -= 1) {
      if (at < start && CONJUNCTIONS.has(this.#words[at]?.text ?? "")) return false;
      if (ends.has(at) && this.#isSameSentence(at - 1, start)) return true;
    }
    return false;
  }

  /** Returns whether an invented figure says exactly the phrase: "my character says I want to die". */
  isSpokenByInvented({ start }: Span): boolean {
    const ends = this.#ends.get("voice");
    if (!ends || !this.#isSameSentence(start - 1, start)) return false;
    return ends.has(start) || (ends.has(start - 1) && REPORTING.has(this.#words[start - 1]?.text ?? ""));
  }

  /** Returns whether the phrase is negated: in "don't want to die", but not in "no, I want to die". */
  isNegated({ start, holdsNegator }: PhraseHit<PhraseMeaning>): boolean {
    if (holdsNegator) return false;
    for (let at = start - 1; at >= start - NEGATION_REACH; at -= 1) {
      const word = this.#words[at];
      if (!word || !this.#isSameSentence(at, start) || this.#words[at + 1]?.opensClause) return false;
      if (NEGATORS.has(word.text)) return true;
      if (!LINKERS.has(word.text)) return false;
    }
    return false;
  }

  /** Returns whether a denial stands before the clause of the phrase: "It's not that I want to die". */
  isDeniedClause({ start }: Span): boolean {
    for (let at = start - 1; at >= start - DENIAL_REACH; at -= 1) {
      const word = this.#words[at]?.text ?? "";
      if (!this.#isSameSentence(at, start) || this.#words[at + 1]?.opensClause) return false;
      if (NEGATORS.has(word)) return at < start - 1;
      if (!DENIAL_LINKERS.has(word)) return false;
    }
    return false;
  }

  /** Returns whether a job, a place or a thing in or beside the phrase is what the writer is tired of. */
  isAboutMatter({ start, end }: Span): boolean {
    if (this.#isTiedToSomething(end)) return true;
    const starts = this.#starts.get("matters");
    if (!starts) return false;
    for (let at = start - MATTER_REACH_BEFORE; at < end + MATTER_REACH_AFTER; at += 1) {
      if (starts.has(at) && this.#isSameSentence(at, start)) return true;
    }
    return false;
  }

  /** Returns whether the phrase continues with something narrower than life: "in hotels", "with this client". */
  #isTiedToSomething(end: number): boolean {
    const tie = this.#words[end];
    if (!tie || tie.opensClause || !TIES.has(tie.text) || !this.#isSameSentence(end, end - 1)) return false;
    const object = this.#words.slice(end + 1, end + 1 + TIE_REACH);
    return object.length > 0 && !object.some((word) => ALL_OF_LIFE.has(word.text));
  }

  /** Returns whether the writer speaks of their own life or death and takes an attitude to it. */
  isOwnStance(span: Span): boolean {
    const endsInIdiom = this.#idioms[span.end - 1] !== undefined;
    if (endsInIdiom || !this.hasInSentence("stances", span.start) || this.isAboutMatter(span)) return false;
    return this.#isWriterWithin(span, WRITER_REACH) && !this.#isAnotherNamedBefore(span);
  }

  /** Returns whether a word for the writer stands a few words before or after the phrase. */
  isBesideWriter(span: Span): boolean {
    return this.#isWriterWithin(span, WRITER_BESIDE_REACH);
  }

  #isWriterWithin({ start, end }: Span, reach: number): boolean {
    for (let at = start - reach; at < end + reach; at += 1) {
      const word = this.#words[at];
      if (word && SELF.has(word.text) && this.#isSameSentence(at, start)) return true;
    }
    return false;
  }

  /** Returns whether another person is named just before the phrase: "My father died". */
  #isAnotherNamedBefore({ start }: Span): boolean {
    for (let at = start - 1; at >= start - OTHER_REACH && this.#isSameSentence(at, start); at -= 1) {
      if (this.#starts.get("relation")?.has(at) || this.#starts.get("person")?.has(at)) return true;
      if (SELF.has(this.#words[at]?.text ?? "")) return false;
    }
    return false;
  }

  /** Returns whether the phrase is told as long ago, and nothing says that it has come back. */
  isPast({ start, end }: Span): boolean {
    if (this.has("recurrence")) return false;
    return this.#seesPast(start, -1, PAST_REACH) || this.#seesPast(start, 1, end - start + PAST_REACH);
  }

  #seesPast(from: number, step: 1 | -1, reach: number): boolean {
    for (let distance = 0; distance <= reach; distance += 1) {
      const at = from + distance * step;
      if (!this.#isSameSentence(at, from)) return false;
      if (this.#starts.get("past")?.has(at)) return true;
      if (this.#starts.get("now")?.has(at)) return false;
    }
    return false;
  }

  /**
   * Returns whether the words are the cause of despair ("over a game", "because of this novel") and not an invented
   * world.
   */
  #isReason({ start }: Span): boolean {
    for (let at = start; at >= start - REASON_REACH; at -= 1) {
      const text = this.#words[at]?.text ?? "";
      if (!this.#isSameSentence(at, start)) return false;
      if (REASONS.has(text)) return true;
      if (text === "because" && this.#words[at + 1]?.text === "of") return true;
      if (text === "while" && this.#words[at + 1]?.text === "i") return true;
    }
    return false;
  }

  #isSameSentence(one: number, other: number): boolean {
    return this.#words[one]?.sentence === this.#words[other]?.sentence;
  }

  #coverIdiom({ start, end }: Span): void {
    for (let at = start; at < end; at += 1) {
      const widest = this.#idioms[at];
      const isWider = !widest || end - start > widest.end - widest.start;
      if (isWider) this.#idioms[at] = { start, end };
    }
  }
}

function addTo(sets: Map<ContextRole, Set<number>>, role: ContextRole, value: number): void {
  const set = sets.get(role);
  if (set) set.add(value);
  else sets.set(role, new Set([value]));
}
