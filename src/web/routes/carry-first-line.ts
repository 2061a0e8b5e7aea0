import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { sayFault } from "../api/api-error.ts";
import { signInAsGuest } from "../api/sign-in.ts";
import { draftOwner, readDraft, storeDraft } from "../features/readings/request/request-draft.ts";
import type { Auth } from "../features/session/auth-context.ts";
import { explainFault, isByInvitationOnly } from "../features/session/auth-sentences.ts";
import { finishSignOut } from "../features/session/due-sign-out.ts";

/**
 * Takes a text from the landing page to the request form: begins a session as a guest if there is none, and stores the
 * text as that person's draft. Resolves with where it went, or with the reason why it could not be taken along.
 */
export async function carryFirstLine(
  text: string,
  { user, reload }: Pick<Auth, "user" | "reload">,
): Promise<"carried" | "byInvitation" | { fault: string }> {
  try {
    if (!user) {
      await finishSignOut();
      await signInAsGuest();
    }
    const person = user ?? (await reload())?.user;
    if (!person) return { fault: sayFault(null) };
    if (text.trim() !== "") keepText(draftOwner(person.id, null), text.trim());
    return "carried";
  } catch (error) {
    if (isByInvitationOnly(error)) return "byInvitation";
    return { fault: explainFault(error).sentence };
  }
}

/** Stores a text in a person's draft, after what is there already. */
function keepText(owner: string, text: string): void {
  const draft = readDraft(owner);
  const before = draft.userContext.trim();
  if (before.endsWith(text)) return;
  const userContext = [before, text].filter(Boolean).join("\n\n").slice(0, USER_CONTEXT_MAX);
  storeDraft(owner, { ...draft, userContext, keptAt: Date.now() });
}
