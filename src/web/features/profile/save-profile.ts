import type { ProfileOutput } from "../../../contract/profile.ts";
import { isApiError, isWorthRetrying } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { pause } from "../../ui/pause.ts";
import type { ProfileChanges } from "./profile-draft.ts";

const ATTEMPT_MS = 60_000;
const BETWEEN_MS = 1_000;
const TRIES = 3;
/** Long enough to see that it is done. */
const END_MS = 500;

/** Beside people to talk to, and beside what failed. */
export const WORDS_KEPT = "Everything you typed is kept in this browser.";

/** No answer within the limit. */
export class SaveTimeout extends Error {
  override readonly name = "SaveTimeout";
}

/** What was changed; `saveAnyway` once the person has seen the help and wants to keep their words. */
export interface ProfileSave {
  changes: ProfileChanges;
  saveAnyway?: boolean;
}

/** One attempt. Fails with `SaveTimeout` or `ApiError`. */
export async function saveWithin(
  limitMs: number,
  { changes, saveAnyway = false }: ProfileSave,
): Promise<ProfileOutput> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new SaveTimeout()), limitMs);
  try {
    // The server looks at the words of a choice; the form offers none but its own.
    const input = { ...changes, ...(saveAnyway && { saveAnyway }) } as Parameters<typeof api.profile.save>[0];
    const { profile } = await api.profile.save(input, { signal: controller.signal });
    return profile;
  } finally {
    clearTimeout(timer);
  }
}

/** Tries again where that may help. The server is told the same answers each time, so one that arrived twice is no harm. */
export async function saveStubbornly(answers: ProfileSave): Promise<ProfileOutput> {
  for (let tried = 1; ; tried += 1) {
    try {
      const saved = await saveWithin(ATTEMPT_MS, answers);
      await pause(END_MS);
      return saved;
    } catch (error) {
      const mayHelp = error instanceof SaveTimeout || isWorthRetrying(error);
      if (!mayHelp || tried === TRIES) throw error;
      await pause(BETWEEN_MS);
    }
  }
}

/** The sentence for an error of saving: the screen's own, or the server's where it says what to change. */
export function explainSaving(error: unknown, say: { late: string; failed: string }): string {
  if (error instanceof SaveTimeout) return say.late;
  if (isApiError(error, "unauthenticated")) return error.message;
  if (isApiError(error, "invalid_input")) return `${say.failed} ${error.message}`;
  return say.failed;
}
