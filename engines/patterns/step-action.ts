// Finds what a step asks a person to do, by the verb of the step.

export type StepAction = "write" | "ask" | "decide" | "do";

/**
 * The verbs with which steps begin, in English, German and Spanish. A step with any other verb is one to do something.
 */
const VERBS: Record<string, readonly string[]> = {
  write:
    "write draft list jot note type sketch schreib schreibe notier notiere liste tippe escribe anota apunta redacta".split(
      " ",
    ),
  ask: "ask tell text call phone message email mail send invite say frag frage sag sage ruf rufe schick schicke erzähl erzähle bitte pregunta dile llama manda envía pide".split(
    " ",
  ),
  decide:
    "decide choose pick cross rank entscheide entscheid wähl wähle streich streiche decide elige tacha".split(
      " ",
    ),
};
const ACTIONS = new Map<string, StepAction>(
  Object.entries(VERBS).flatMap(([action, verbs]) => verbs.map((verb) => [verb, action as StepAction])),
);

/** The number of characters that are read. */
const LONGEST = 160;
/** The number of parts of a sentence that are read: "For two minutes, write …" has its verb in the second. */
const MOST_PARTS = 2;

/**
 * Returns what a step asks for: to write something, to ask or tell somebody, to decide something, or else to do something. It
 * reads the first word of the first two parts of the sentence only: cheap and rough. A step that is put in the wrong kind
 * makes a difference harder to see, and makes none.
 */
export function stepActionOf(text: string): StepAction {
  const parts = text
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[,:;.]/u, MOST_PARTS);
  for (const part of parts) {
    const [first = ""] = /\p{L}+/u.exec(part) ?? [];
    const action = ACTIONS.get(first);
    if (action !== undefined) return action;
  }
  return "do";
}
