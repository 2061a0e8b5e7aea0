import { hashOfSecretToken } from "../../platform/crypto/secret-token.ts";
import type { Services } from "../../platform/services.ts";
import { deleteByLeaveToken } from "./waitlist.queries.ts";

/** Takes the address of this token off the waitlist. Does nothing if it is not on the list. */
export async function leaveWaitlist({ database }: Pick<Services, "database">, token: string): Promise<void> {
  await deleteByLeaveToken(database.authPool, { token, hash: hashOfSecretToken(token) });
}
