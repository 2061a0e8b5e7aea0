// The word lists by which answers are judged, as expressions. `content/asking/rules` holds them.
import de from "#content/asking/rules/de.json" with { type: "json" };
import en from "#content/asking/rules/en.json" with { type: "json" };
import es from "#content/asking/rules/es.json" with { type: "json" };
import { compileWordPhrases } from "../text/word-phrases.ts";
import { type AskingLanguage, askingLanguage, type TextLanguage } from "./asking-language.ts";

interface RuleWords {
  act: Record<
    | "before"
    | "speaking"
    | "doing"
    | "hands"
    | "small"
    | "bigFirst"
    | "big"
    | "bigMatters"
    | "othersFirst"
    | "others"
    | "own"
    | "stopFirst"
    | "stop"
    | "instead"
    | "writing",
    readonly string[]
  >;
  time: Record<"mood" | "vague" | "clock" | "day" | "occasion", readonly string[]>;
}

/** Each expression is for a text of `wordsBetweenBlanks`; those that end in `First` find their phrases at its beginning. */
export interface AnswerRules {
  act: Record<keyof RuleWords["act"], RegExp>;
  time: Record<keyof RuleWords["time"], RegExp>;
}

const WORDS: Record<AskingLanguage, RuleWords> = { en, de, es };
/** Filled when the first answer of a language is judged. */
const rules = new Map<AskingLanguage, AnswerRules>();

export function rulesFor(language: TextLanguage): AnswerRules {
  const asked = askingLanguage(language);
  const known = rules.get(asked) ?? compileRules(WORDS[asked]);
  rules.set(asked, known);
  return known;
}

function compileRules({ act, time }: RuleWords): AnswerRules {
  const anywhere = (phrases: readonly string[]) => compileWordPhrases(phrases, "anywhere");
  const first = (phrases: readonly string[]) => compileWordPhrases(phrases, "first");
  return {
    act: {
      before: first(act.before),
      speaking: anywhere(act.speaking),
      doing: anywhere(act.doing.map((phrase) => `,|and|but|then|und|dann|y|luego ${phrase}`)),
      hands: anywhere(act.hands),
      small: anywhere(act.small),
      bigFirst: first(act.bigFirst),
      big: anywhere(act.big),
      bigMatters: anywhere(act.bigMatters),
      othersFirst: first(act.othersFirst),
      others: anywhere(act.others),
      own: anywhere(act.own),
      stopFirst: first(act.stopFirst),
      stop: anywhere(act.stop),
      instead: anywhere(act.instead),
      writing: anywhere(act.writing),
    },
    time: {
      mood: anywhere(time.mood),
      vague: anywhere(time.vague),
      clock: anywhere(time.clock),
      day: anywhere(time.day),
      occasion: anywhere(time.occasion),
    },
  };
}
