import { capitalised } from "#domain/text/capitalised.ts";
import type { Answers } from "./answers.ts";
import { askingLanguage, type TextLanguage } from "./asking-language.ts";

export interface PlanSentence {
  /** `Saturday after breakfast, at the kitchen table: `; empty without a time or place. */
  time: string;
  /** `stir flour and water in a jar, with her.`; empty without an act. */
  rest: string;
}

const QUOTES = { en: ["“", "”"], de: ["„", "“"], es: ["«", "»"] } as const;

/** Returns the act, its words and its time as one sentence, in two parts that are shown one after the other. */
export function planSentence({ act, words, when }: Answers, language: TextLanguage): PlanSentence {
  const doing = words ? withoutStop(act) : (act?.trim() ?? "");
  const rest = [doing, words && quoted(words, language)].filter(Boolean).join(": ");
  const time = withoutStop(when?.text);
  if (rest === "") return { time: time && ended(capitalised(time)), rest: "" };
  if (time === "") return { time: "", rest: ended(capitalised(rest)) };
  return { time: `${capitalised(time)}: `, rest: ended(rest) };
}

/** Returns a part behind which a colon follows. */
function withoutStop(text = ""): string {
  return text.trim().replace(/[.,;:]$/, "");
}

function quoted(words: string, language: TextLanguage): string {
  const bare = words.trim().replace(/^["“„«'‘]|["”“»'’]$/g, "");
  const [open, close] = QUOTES[askingLanguage(language)];
  return `${open}${bare}${close}`;
}

function ended(sentence: string): string {
  return /[.!?…]["”“»’)]?$/.test(sentence) ? sentence : `${sentence}.`;
}
