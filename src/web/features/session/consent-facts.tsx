import type { Me } from "#contract/session.ts";
import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { SITE } from "../../ui/site.ts";

/** What a person agrees to with one tick. */
export const CONSENT_SENTENCE = `I’m 16 or older, and ${SITE.advisor} may read this. He’s a program in a hat, not a therapist.`;

/** What a person agrees to before the first reading. */
export function ConsentFacts({ duck }: Pick<Me, "duck">) {
  return (
    <ul className="type-note grid gap-3">
      <li className="border-l-2 border-hair pl-4">
        {SITE.advisor} is for entertainment only. He is a fictional duck, dead since {SITE.consultant.died},
        and no therapist, doctor or lawyer.
      </li>
      <li className="border-l-2 border-hair pl-4">
        What you write and the reading are stored encrypted on this server, until you delete them or, without
        an account, for {GUEST_KEPT_DAYS} days. Which cards you drew, and when, is stored unencrypted.
      </li>
      <li className="border-l-2 border-hair pl-4">{whoReads(duck)}</li>
    </ul>
  );
}

function whoReads({ kind, isThirdParty, label, sentTo }: Me["duck"]): string {
  if (kind === "offline")
    return "Your words stay on this server. A program here answers you, without an AI model.";
  if (isThirdParty)
    return `To answer, your words are sent to a third party’s model (${label})${sentTo ? `: to ${sentTo}` : ""}.`;
  return `Your words stay on this server: ${label} answers.`;
}
