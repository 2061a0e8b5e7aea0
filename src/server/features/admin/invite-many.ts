import type { InferContractRouterInputs } from "@orpc/contract";
import type { admin } from "#contract/admin.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { findNextToInvite, storeInvitation } from "../waitlist/waitlist.ts";

type Asked = InferContractRouterInputs<typeof admin>["invite"];

/** Invites the named addresses, or those that have waited longest. The letters are sent by the queue. */
export async function inviteMany(
  services: Pick<Services, "config" | "database" | "post" | "clock">,
  { userId }: Session,
  asked: Asked,
): Promise<{ invited: number; hadAccount: number }> {
  const { post } = services;
  const emails =
    "emails" in asked ? [...new Set(asked.emails)] : await findNextToInvite(services, asked.oldest);
  let invited = 0;
  for (const email of emails) {
    const stored = await storeInvitation(services, email, userId);
    if (!stored) continue;
    invited += 1;
    post.written(stored.letterId);
  }
  return { invited, hadAccount: emails.length - invited };
}
