/** Finds first-person patterns ('I want to …', 'I keep …ing') and turns them into the second person. */

import { findReport, findTold } from "./find-told.ts";
import { firstClauseOf, toSecondPerson } from "./second-person.ts";
import type { Sentence } from "./split-sentences.ts";

/** The clauses of a text in the second person; `null` for each that the text does not have. */
export interface Clauses {
  /** Verb phrases that fit after "you want to …". */
  want: string | null;
  /** Verb phrases that fit after "you can't …". */
  cant: string | null;
  /** Verb phrases that fit after "you keep …". */
  keep: string | null;
  /** Verb phrases that fit after "you should …". */
  should: string | null;
  /** Verb phrases that fit after "you need to …". */
  need: string | null;
  /** Verb phrases that fit after "you haven't …". */
  undone: string | null;
  /** Verb phrases in the present that fit after "you …", for something done again and again. */
  habit: string | null;
  /** Verb phrases that fit after "you used to …". */
  usedTo: string | null;
  /** Verb phrases that fit after "what if …". */
  whatIf: string | null;
  /** A sentence on what somebody says: 'your wife says you've been saying the same thing'. */
  report: string | null;
  /** A gerund phrase on what the person told somebody: 'telling your manager it's nearly finished'. */
  told: string | null;
  /** The first of two options, in "you could …, or …"; `optionB` is the second. */
  optionA: string | null;
  optionB: string | null;
}

/** The subject "i", but not behind words for what others say: in 'My wife says I should', the wish is hers. */
const OWN = "(?<!(?:says|said|thinks|thought|believes|insists|tells me|told me|that) )\\bi";
const ADVERB = "(?:just |really |still |even |always |only |never |probably |actually |desperately )?";
const PATTERNS = {
  want: new RegExp(
    `${OWN}(?:'d| would)? ${ADVERB}(?:want|like|love|hope|wanted|am trying|'m trying) to (.+)`,
  ),
  cant: new RegExp(
    `${OWN} ${ADVERB}(?:can't|cannot|can not|can't seem to|am unable to|'m unable to|couldn't) (?:seem to |bring myself to )?(.+)`,
  ),
  keep: /\bi (?:just |always )?(?:keep|kept|keep on) ([a-z]+ing\b.*)/,
  should: new RegExp(`${OWN} ${ADVERB}(?:should|ought to) (?:really |just |probably )?(.+)`),
  need: new RegExp(`${OWN} ${ADVERB}(?:need to|have to|must) (?:really |just )?(.+)`),
  undone:
    /\bi (?:still )?(?:haven't|have not|have never|'ve never)(?: yet| even| really)? ([a-z]+(?:ed|en|ne|wn|ught|old|ent|ade|ound|ead|ut|id|ung|un|et)\b.*)/,
};

const HABITS =
  "reread|rewrite|redo|check|refresh|go|go back|look at|look|open|close|walk|sit|lie|stare|make|write|move|reorganise|reorganize|tidy|clean|fix|say|answer|scroll|tell|avoid|pretend|smile|nod|come|drive|cook|watch|read|work|play|practise|practice|start|redesign|dust|polish|delete|edit|type|draft|lie awake|wake up|get up|cancel|apologise|apologize|agree|volunteer|eat|drink|smoke|buy|count|rehearse|plan|research|google|compare|log in|log on|snap|cry|laugh it off|change the subject|leave the room|hide|wait";
const HABIT = new RegExp(
  `(?:^|[,;:] |\\band |\\bbut |\\bnow |\\bdown |every \\w+ |each \\w+ |most \\w+s |on \\w+days )(?:now |then |so |instead )?i (?:just |still |mostly |usually |always |mainly |often )?((?:${HABITS})\\b.*)`,
);
const OFTEN =
  /\b(every (?:single )?(?:day|night|evening|morning|week|month|sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend)|on (?:sun|mon|tues|wednes|thurs|fri|satur)days)\b/;

export function findClauses(sentences: readonly Sentence[]): Clauses {
  const first = (pattern: RegExp): string | null => {
    for (const { plain, isQuestion } of sentences) {
      const match = isQuestion ? null : pattern.exec(plain);
      const turned = match ? toSecondPerson(firstClauseOf(match[1] ?? "")) : null;
      if (turned && isVerbPhrase(turned)) return turned;
    }
    return null;
  };
  const [optionA, optionB] = findOptions(sentences);
  return {
    want: first(PATTERNS.want),
    cant: first(PATTERNS.cant),
    keep: first(PATTERNS.keep),
    should: first(PATTERNS.should),
    need: first(PATTERNS.need),
    undone: first(PATTERNS.undone),
    habit: findHabit(sentences),
    usedTo: first(/\bi used to ((?!be\b)[a-z]+\b.*)/),
    whatIf: findWhatIf(sentences),
    report: findReport(sentences),
    told: findTold(sentences),
    optionA,
    optionB,
  };
}

/**
 * Returns a habit as a verb phrase: 'Every Sunday I look at other openings and close the tab' gives 'look at other
 * openings every Sunday'.
 */
function findHabit(sentences: readonly Sentence[]): string | null {
  for (const { plain, isQuestion } of sentences) {
    const match = isQuestion ? null : HABIT.exec(plain);
    const turned = match ? toSecondPerson(firstClauseOf(match[1] ?? "")) : null;
    if (!turned || turned.split(" ").length < 2 || /^(?:say|tell) (?:i|you|that)\b/.test(turned)) continue;
    const often = OFTEN.exec(plain)?.[1];
    return often && !turned.includes(often) ? `${turned} ${often}` : turned;
  }
  return null;
}

function findWhatIf(sentences: readonly Sentence[]): string | null {
  for (const { plain } of sentences) {
    const match =
      /\bwhat if ((?:i|i'm|they|they're|it|it's|he|she|he's|she's|people|everyone|nobody|no one|my [a-z]+) ?.*)/.exec(
        plain,
      );
    const turned = match ? toSecondPerson(firstClauseOf(match[1] ?? "")) : null;
    if (turned && turned.split(" ").length > 1) return turned;
  }
  return null;
}

function isVerbPhrase(phrase: string): boolean {
  return (
    !/^(?:be|have been|not|the|a|but|and|to|help|believe|stand|wait|it|this|that|even|anymore|any more)\b(?! able)/.test(
      phrase,
    ) && phrase.length > 2
  );
}

function findOptions(sentences: readonly Sentence[]): [string | null, string | null] {
  const forms = [
    /\bwhether (?:or not )?(?:to|i should) ([a-z' ]+?) or (?:to |should i |i should )?(?!not\b)([a-z' ]+)/,
    /\bshould i ([a-z' ]+?),? or (?:should i )?(?!not\b)([a-z' ]+)/,
    /\b(?:choose|decide|torn|choosing|deciding) between ([a-z]+ing [a-z' ]*?|[a-z]+ing) and ([a-z]+ing\b[a-z' ]*)/,
  ];
  for (const { plain } of sentences) {
    for (const form of forms) {
      const match = form.exec(plain);
      const a = match ? toSecondPerson(firstClauseOf(match[1] ?? "")) : null;
      const b = match ? toSecondPerson(firstClauseOf(match[2] ?? "")) : null;
      if (a && b && a !== b && a.split(" ").length < 7 && b.split(" ").length < 7) return [a, b];
    }
  }
  return [null, null];
}
