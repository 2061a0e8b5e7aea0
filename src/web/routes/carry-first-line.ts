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
    if (person && text.trim() !== "") {
      const owner = draftOwner(person.id, null);
      const draft = readDraft(owner);
      storeDraft(owner, { ...draft, userContext: text, keptAt: Date.now() });
    }
    return "carried";
  } catch (error) {
    if (isByInvitationOnly(error)) return "byInvitation";
    return { fault: explainFault(error).sentence };
  }
}
