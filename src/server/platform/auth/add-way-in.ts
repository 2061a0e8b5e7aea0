/**
 * Adds what opens an account or reads from it, with the letter that tells its owner. Somebody who was signed out after their
 * request was let in adds nothing: a recovery comes wholly before, and is noticed here, or wholly after, and ends what was
 * added.
 */
import type pg from "pg";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import type { Post, WaitingLetter } from "../letters/post.ts";
import { changeAndTell } from "./change-and-tell.ts";
import type { Entry } from "./guest-context.ts";
import type { Queryable } from "./mail-keys.ts";
import { sessionMissing } from "./require-proof.ts";
import { lockAccount } from "./ways-in.ts";

/** Who adds: somebody with a session, or somebody who enters the account by this request. */
export type Adder = { userId: string; sessionId: string } | Entry;

interface AddServices {
  pool: pg.Pool;
  post: Pick<Post, "seal" | "written">;
}

interface Addition {
  letter: WaitingLetter;
  /** Returns whether anything was added. Without that there is no letter. */
  add: (client: pg.PoolClient) => Promise<boolean>;
}

/** Adds a way to sign in. Returns whether it was added. */
export async function addWayIn(services: AddServices, adder: Adder, addition: Addition): Promise<boolean> {
  return await addUnlessOut(services, { adder, addition, refusal: sessionMissing });
}

/** Adds what reads from the account for a feature. Returns whether it was added. */
export async function addAccess(
  { database, post }: { database: { authPool: pg.Pool }; post: AddServices["post"] },
  { userId, sessionId }: { userId: string; sessionId: string },
  addition: Addition,
): Promise<boolean> {
  const refusal = () => new AppError("unauthenticated", sentenceOf("unauthenticated"));
  const services = { pool: database.authPool, post };
  return await addUnlessOut(services, { adder: { userId, sessionId }, addition, refusal });
}

async function addUnlessOut(
  services: AddServices,
  { adder, addition, refusal }: { adder: Adder; addition: Addition; refusal: () => Error },
): Promise<boolean> {
  return await changeAndTell(services, addition.letter, async (client) => {
    await lockAccount(client, adder.userId);
    if (!(await isStillIn(client, adder))) throw refusal();
    return await addition.add(client);
  });
}

async function isStillIn(client: Queryable, adder: Adder): Promise<boolean> {
  const { rowCount } =
    "sessionId" in adder
      ? await client.query("select from auth.session where user_id = $1 and id = $2", [
          adder.userId,
          adder.sessionId,
        ])
      : await client.query('select from auth."user" where id = $1 and asked_version = $2', [
          adder.userId,
          adder.askedVersion,
        ]);
  return rowCount === 1;
}
