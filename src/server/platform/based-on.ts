import { AppError } from "./errors/app-error.ts";
import { sentenceOf } from "./errors/sentences.ts";

type Texts = Readonly<Record<string, string | null | undefined>>;

interface BasedChange {
  /** The texts as they are stored now, by field. */
  stored: Texts;
  /** The texts that the change started from; `undefined` if the caller named none. */
  basedOn: Texts | undefined;
  /** The texts to store. One that is stored already is no conflict, so a change may be sent again. */
  wanted: Texts;
}

/** Throws `changed_elsewhere`, with the stored texts, when a text of a change is not stored as the change assumes. */
export function requireBase({ stored, basedOn = {}, wanted }: BasedChange): void {
  const fields = Object.keys(wanted).filter((field) => wanted[field] !== undefined);
  const isStale = (field: string) =>
    basedOn[field] !== undefined && stored[field] !== basedOn[field] && stored[field] !== wanted[field];
  if (!fields.some(isStale)) return;
  throw changedElsewhere(Object.fromEntries(fields.map((field) => [field, stored[field] ?? null])));
}

/** Returns the refusal of a change that started from an older text. `current` has the stored texts. */
export function changedElsewhere(current: Record<string, string | null>): AppError {
  return new AppError("changed_elsewhere", sentenceOf("changed_elsewhere"), { current });
}
