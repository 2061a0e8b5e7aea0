import { sayFault } from "../api/api-error.ts";
import { draftOwner, readDraft, storeDraft } from "../features/readings/request/request-draft.ts";
import type { Auth } from "../features/session/auth-context.ts";
import { explainFault, isByInvitationOnly } from "../features/session/auth-sentences.ts";
import { ensureSession } from "../features/session/ensure-session.ts";

/**
 * Takes a text from the landing page to the request form: begins a session as a guest if there is none, and stores the
 * text as that person's draft. Resolves with where it went, or with the reason why it could not be taken along.
 */
export async function carryFirstLine(
  text: string,
  auth: Pick<Auth, "user" | "reload" | "update">,
): Promise<"carried" | "byInvitation" | { fault: string }> {
  try {
    await ensureSession(auth);
    const person = auth.user ?? (await auth.reload())?.user;
    if (!person) return { fault: sayFault(null) };
    if (text.trim() !== "") keepText(draftOwner(person.id, null), text.trim());
    return "carried";
  } catch (error) {
    if (isByInvitationOnly(error)) return "byInvitation";
    return { fault: explainFault(error).sentence };
  }
}

/** Stores a text in a person's draft, after what is there already. The form says it if both together are too long. */
function keepText(owner: string, text: string): void {
  const draft = readDraft(owner);
  const before = draft.userContext.trim();
  if (before.endsWith(text)) return;
  const userContext = [before, text].filter(Boolean).join("\n\n");
  storeDraft(owner, { ...draft, userContext, keptAt: Date.now() });
}
