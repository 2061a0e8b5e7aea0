import type { ProfileOutput } from "#contract/profile.ts";
import { isApiError, isWorthRetrying } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { pause } from "../../ui/pause.ts";
import type { ProfileChanges } from "./profile-draft.ts";

const ATTEMPT_MS = 60_000;
const BETWEEN_MS = 1_000;
const TRIES = 3;
/** The pause after the profile was saved, in milliseconds, so that the person notices the success. */
const END_MS = 500;

/** The sentence that is shown next to help lines and next to errors. */
export const WORDS_KEPT = "Everything you typed is kept in this browser.";

/** Thrown when the server did not answer a save within the time limit. */
export class SaveTimeout extends Error {
  override readonly name = "SaveTimeout";
}

/**
 * The changed answers to save. `goOnAnyway` is true if the person saw the help lines and still wants to save the
 * text.
 */
export interface ProfileSave {
  changes: ProfileChanges;
  /** The saved answers from which the changes started. */
  basedOn: ProfileChanges;
  goOnAnyway?: boolean;
}

/** Makes one attempt to save. Throws `SaveTimeout` or `ApiError`. */
export async function saveWithTimeout(
  limitMs: number,
  { changes, basedOn, goOnAnyway = false }: ProfileSave,
): Promise<ProfileOutput> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new SaveTimeout()), limitMs);
  try {
    // The server validates the choices. The form offers only valid ones, so the cast is safe.
    const input = { ...changes, basedOn, ...(goOnAnyway && { goOnAnyway }) } as Parameters<
      typeof api.profile.save
    >[0];
    const { profile } = await api.profile.save(input, { signal: controller.signal });
    return profile;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Saves the answers and retries after failures that may be temporary. Every attempt sends the same answers, so a
 * repeated save does no harm.
 */
export async function saveWithRetries(answers: ProfileSave): Promise<ProfileOutput> {
  for (let tried = 1; ; tried += 1) {
    try {
      const saved = await saveWithTimeout(ATTEMPT_MS, answers);
      await pause(END_MS);
      return saved;
    } catch (error) {
      const mayHelp = error instanceof SaveTimeout || isWorthRetrying(error);
      if (!mayHelp || tried === TRIES) throw error;
      await pause(BETWEEN_MS);
    }
  }
}

/**
 * Returns the message for a failed save. The message includes the server's own message if that says what to change.
 */
export function explainSaving(error: unknown, say: { late: string; failed: string }): string {
  if (error instanceof SaveTimeout) return say.late;
  if (isApiError(error, "unauthenticated", "changed_elsewhere")) return error.message;
  if (isApiError(error, "invalid_input")) return `${say.failed} ${error.message}`;
  return say.failed;
}
