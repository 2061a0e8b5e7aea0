/** Reads what a chat message does, with what was said before it. */
import type { Intent } from "./message-intents.ts";
import { readMessage } from "./read-message.ts";
import { plainWords } from "./restore-apostrophes.ts";

/** After these intents the duck gives something to do. */
const GIVES_A_STEP: ReadonlySet<Intent> = new Set([
  "asksStep",
  "asksTell",
  "asksDuck",
  "asksMay",
  "choose",
  "generic",
  "goesOn",
  "smaller",
]);
/** Matches a message that begins with a deed of the person's. */
const DEED =
  /^(?:(?:ok|okay|so|right|well|update|alright|oh),? |\.\.\. ?){0,3}(?:i )?(?:just |finally |actually |then |did )?(?:told|asked|called|rang|phoned|spoke|talked|texted|emailed|moved|opened|closed|wrote|sent|booked|signed|threw|listened|posted|deleted|bought|tidied|cleared|packed|counted|read|put|went|walked|made|took|picked|cut|washed|unpacked|showed|gave|tried|started|looked|drafted|printed|cancelled|paid|sat)\b/;

interface MessageContext {
  /** The message names somebody. */
  hasPerson: boolean;
  /** What the last few messages of the person did. */
  recentIntents: readonly Intent[];
}

/** A deed told after a step was given is that step done. */
export function readInContext(message: string, { hasPerson, recentIntents }: MessageContext): Intent {
  const intent = readMessage(message, hasPerson);
  if (intent !== "fact" && intent !== "person") return intent;
  const plain = plainWords(message);
  if (plain.endsWith("?") || !DEED.test(plain)) return intent;
  return recentIntents.some((recent) => GIVES_A_STEP.has(recent)) ? "didIt" : intent;
}
