// The owner of a running reading, which changes when a guest's rows move into an account.
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Services } from "../../platform/services.ts";

export interface Owner {
  userId: string;
  key: UserKey;
}

export interface RunOwner {
  present(): Owner;
  /**
   * Looks up the new owner of the run's rows and uses that owner from then on. Returns false when the rows have not
   * moved.
   */
  follow(): Promise<boolean>;
}

/** Thrown when the row of a run does not exist: its person has moved or was deleted. */
export class RunGone extends Error {
  override name = "RunGone";
}

export function createRunOwner({ auth, vault }: Pick<Services, "auth" | "vault">, first: Owner): RunOwner {
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

/** Runs `work` for the current owner, and again for the new owner when it throws `RunGone`. */
export async function runForOwner<T>(owner: RunOwner, work: (present: Owner) => Promise<T>): Promise<T> {
  try {
    return await work(owner.present());
  } catch (error) {
    if (error instanceof RunGone && (await owner.follow())) return await work(owner.present());
    throw error;
  }
}
