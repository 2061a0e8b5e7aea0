// Whose a running reading is. A guest's rows may move into an account while it runs.
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Floor } from "../../platform/floor.ts";

export interface Owner {
  userId: string;
  key: UserKey;
}

export interface RunOwner {
  present(): Owner;
  /** Looks where the rows went, and has the new owner from then on. False where they went nowhere. */
  follow(): Promise<boolean>;
}

/** The run's row is not there: its person has moved or is gone. */
export class RunGone extends Error {
  override name = "RunGone";
}

export function ownRun({ auth, vault }: Pick<Floor, "auth" | "vault">, first: Owner): RunOwner {
  let present = first;
  return {
    present: () => present,
    async follow() {
      const userId = await auth.movedTo(present.userId);
      if (userId === null) return false;
      present = { userId, key: await vault.keyOf(userId) };
      return true;
    },
  };
}

/** Does the work for the present owner, and once more for the next one where the work throws `RunGone`. */
export async function forOwner<T>(owner: RunOwner, work: (present: Owner) => Promise<T>): Promise<T> {
  try {
    return await work(owner.present());
  } catch (error) {
    if (error instanceof RunGone && (await owner.follow())) return await work(owner.present());
    throw error;
  }
}
