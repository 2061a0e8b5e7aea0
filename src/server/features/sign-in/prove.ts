/** By which somebody who is signed in proves once more who they are: the password, or a code by mail. */
import type pg from "pg";
import { checkPresentPassword, refuseGuessing } from "../../platform/auth/check-password.ts";
import { countProofLetter } from "../../platform/auth/limits.ts";
import { takeProofCode } from "../../platform/auth/mail-keys.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { proofAsked } from "../../platform/auth/waiting-letters.ts";
import { tooManyTries, writeToAddress } from "../../platform/auth/write-to-address.ts";
import type { Clock } from "../../platform/clock.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Session } from "../../platform/http/session.ts";

export async function sendProofCode(
  services: SignInServices,
  { userId, email, isEmailVerified }: Session,
): Promise<void> {
  const { pool, post } = services;
  const wait = await countProofLetter(pool, userId, Date.now());
  if (wait !== null) throw tooManyTries(wait);
  // An address that nobody has confirmed may be another person's.
  if (isEmailVerified || email === null) await post.write(proofAsked(userId));
  else await writeToAddress(services, email, proofAsked(userId));
}

/** Checks what proves it, and notes the proof for this session. */
export async function prove(
  services: SignInServices,
  session: Session,
  proof: { password: string } | { code: string },
): Promise<void> {
  const { pool } = services;
  const { userId, email, sessionId } = session;
  if ("password" in proof) await checkPresentPassword(pool, userId, proof.password);
  else {
    await refuseGuessing(pool, userId);
    const isRight = await takeProofCode(services, { userId, address: email ?? "", code: proof.code });
    if (!isRight) throw refusal("wrong_code", { field: "code" });
  }
  await noteProof(services, sessionId);
}

async function noteProof({ pool, clock }: { pool: pg.Pool; clock: Clock }, sessionId: string): Promise<void> {
  await pool.query("update auth.session set proven_at = $2 where id = $1", [sessionId, clock.now()]);
}
