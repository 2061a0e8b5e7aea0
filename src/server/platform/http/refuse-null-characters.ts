// Refuses U+0000 for every endpoint: PostgreSQL cannot store it in a text, and no person types it.
import { invalidInput } from "../errors/invalid-input.ts";

const NULL_CHARACTER = "\u0000";
const REFUSAL = "must not contain the character U+0000. Please take it out and send again";
/** The maximum number of parts of a path that are reported. Of a deeper path, only these first parts are. */
const MOST_STEPS_NAMED = 10;

interface Place {
  value: unknown;
  /** The name of a member in its parent. The root has neither name nor parent. */
  key?: string;
  parent?: Place;
}

/**
 * Throws `invalid_input` with the first field whose name or value contains U+0000. `isDetailed`: params,
 * query, headers and body are members of `input`.
 */
export function refuseNullCharacters(input: unknown, isDetailed: boolean): void {
  const place = findNullCharacter(input);
  if (place) throw invalidInput([{ message: REFUSAL, path: pathOf(place) }], isDetailed);
}

/**
 * Returns the first member that contains U+0000. Uses a stack instead of recursion, and links to parents instead of
 * paths, because the input may be nested deeply.
 */
function findNullCharacter(input: unknown): Place | undefined {
  const waiting: Place[] = [{ value: input }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, key } = place;
    if (holdsNull(key) || holdsNull(value)) return place;
    if (typeof value !== "object" || value === null) continue;
    for (const [name, member] of Object.entries(value).reverse())
      waiting.push({ value: member, key: name, parent: place });
  }
  return undefined;
}

function holdsNull(value: unknown): boolean {
  return typeof value === "string" && value.includes(NULL_CHARACTER);
}

function pathOf(place: Place): string[] {
  const steps: string[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.parent)
    steps.push(at.key.replaceAll(NULL_CHARACTER, ""));
  return steps.reverse().slice(0, MOST_STEPS_NAMED);
}
