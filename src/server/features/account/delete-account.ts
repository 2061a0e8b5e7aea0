import type { InferContractRouterInputs } from "@orpc/contract";
import { type account, DELETE_WORD } from "#contract/account.ts";
import { isTypedWord } from "#domain/text/typed-answer.ts";
import { isPasswordOf } from "../../platform/auth/check-password.ts";
import { countSignedInTry } from "../../platform/auth/limits.ts";
import { requireProof } from "../../platform/auth/require-proof.ts";
import { goodbye } from "../../platform/auth/waiting-letters.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import type { EndServices } from "../billing/billing.ts";
import type { RevokeServices } from "../notion/notion.ts";
import { erasePerson } from "./account.ts";

type Proof = NonNullable<InferContractRouterInputs<typeof account>["remove"]>;
type DeleteServices = EndServices & RevokeServices & Pick<Services, "auth" | "storage">;

/**
 * Deletes the account after a recent proof or the password, or after a guest's confirmation word. Ends all sessions and
 * sends one final letter.
 */
export async function deleteAccount(services: DeleteServices, session: Session, proof: Proof): Promise<void> {
  if (session.isGuest) checkWord(proof);
  else if (proof.password === undefined) requireProof(session);
  else await checkPassword(services, session, proof.password);
  await erasePerson(services, session.userId, session.email ? goodbye(session.email) : undefined);
}

function checkWord({ confirmation }: Proof): void {
  if (isTypedWord(confirmation ?? "", DELETE_WORD)) return;
  throw new AppError("invalid_input", sentences.deleteNeedsWord(DELETE_WORD), { field: "confirmation" });
}

async function checkPassword({ database }: DeleteServices, session: Session, password: string) {
  const { authPool } = database;
  const wait = await countSignedInTry(authPool, session.userId, Date.now());
  if (wait !== null) throw new AppError("rate_limited", sentences.tooManyTries, { retryAfter: wait });
  if (await isPasswordOf(authPool, session.userId, password)) return;
  throw new AppError("invalid_input", sentences.wrongPassword, { field: "password" });
}
