import { APIError } from "better-auth/api";
import { sentenceOf } from "../../errors/sentences.ts";
import { currentSession, type HookContext, requireProofOf } from "../require-proof.ts";

/** Returns the account that is signed in. Throws for a visitor and for a guest. */
export async function memberOf(ctx: HookContext) {
  return (await membershipOf(ctx)).user;
}

/** Like `memberOf`, for what is dangerous: throws too unless the person has proved recently who they are. */
export async function provenMemberOf(ctx: HookContext, now: Date) {
  const found = await membershipOf(ctx);
  requireProofOf(found, now);
  return found.user;
}

/** Returns the account that is signed in, with its session. Throws for a visitor and for a guest. */
export async function membershipOf(ctx: HookContext) {
  const found = await currentSession(ctx);
  if (found.user.isGuest !== true) return found;
  throw new APIError("FORBIDDEN", { code: "ACCOUNT_REQUIRED", message: sentenceOf("account_required") });
}
