/** What is known of the request that the auth library is answering: which guest sent it, so that signing up and in can take them along, and what came of it. */
import { AsyncLocalStorage } from "node:async_hooks";

interface GuestContext {
  /** `null` where nobody, or somebody with an account, is asking. */
  guestId: string | null;
  /** Set when the guest's own row has become an account. */
  isUpgraded: boolean;
  /** Whose password was set by a letter's link. */
  passwordResetOf: string | null;
  /** What the library met and answered with a status alone. */
  trouble: unknown;
  /** The salt with which a new password is hashed: that of the address, so that all its accounts share one. */
  salt: string | null;
}

const storage = new AsyncLocalStorage<GuestContext>();

export function withGuest<T>(
  guestId: string | null,
  work: (context: Readonly<GuestContext>) => Promise<T>,
): Promise<T> {
  const context = beginning(guestId);
  return storage.run(context, () => work(context));
}

export function currentGuest(): GuestContext {
  return storage.getStore() ?? beginning(null);
}

const beginning = (guestId: string | null): GuestContext => ({
  guestId,
  isUpgraded: false,
  passwordResetOf: null,
  trouble: undefined,
  salt: null,
});
