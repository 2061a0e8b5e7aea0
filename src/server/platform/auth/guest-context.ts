/** Which guest sent the request that the auth library is answering, so that signing up and in can take them along. */
import { AsyncLocalStorage } from "node:async_hooks";

interface GuestContext {
  /** `null` where nobody, or somebody with an account, is asking. */
  guestId: string | null;
  /** Set when the guest's own row has become an account. */
  isUpgraded: boolean;
}

const storage = new AsyncLocalStorage<GuestContext>();

export function withGuest<T>(guestId: string | null, work: () => Promise<T>): Promise<T> {
  return storage.run({ guestId, isUpgraded: false }, work);
}

export function currentGuest(): GuestContext {
  return storage.getStore() ?? { guestId: null, isUpgraded: false };
}
