/**
 * Adds what opens an account or reads from it, with the letter that tells its owner. Somebody who was signed out after their
 * request was let in adds nothing: a recovery comes wholly before, and is noticed here, or wholly after, and ends what was
 * added.
 */
import type pg from "pg";
import { refusal } from "../errors/app-error.ts";
import type { Post, WaitingLetter } from "../letters/post.ts";
import { changeAndTell } from "./change-and-tell.ts";
import type { Entry } from "./entry.ts";
import type { Queryable } from "./mail-keys.ts";
import { lockAccount } from "./ways-in.ts";

/** Who adds: somebody with a session, or somebody who enters the account by this request. */
export type Adder = { userId: string; sessionId: string } | Entry;

interface Addition {
  letter: WaitingLetter;
  /** Returns whether anything was added. Without that there is no letter. */
  add: (client: pg.PoolClient) => Promise<boolean>;
}

/** Adds what opens the account or reads from it. Returns whether it was added. */
export async function addWayIn(
  services: { pool: pg.Pool; post: Pick<Post, "seal" | "written"> },
  adder: Adder,
  { letter, add }: Addition,
): Promise<boolean> {
  return await changeAndTell(services, letter, async (client) => {
    await lockAccount(client, adder.userId);
    if (!(await isStillIn(client, adder))) throw refusal("unauthenticated");
    return await add(client);
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
