/**
 * The context of the request that the auth library is answering: the guest who sent it, so that sign-up and
 * sign-in can move their rows, and the outcome.
 */
import { AsyncLocalStorage } from "node:async_hooks";

interface GuestContext {
  /** The guest who sent the request; `null` unless a guest sent it. */
  guestId: string | null;
  /** True once the guest's own row has become an account. */
  isUpgraded: boolean;
  /** The browser's time zone; `null` if the request did not name one. */
  timeZone: string | null;
  /** The user whose sessions were just ended, for example because a letter's link set a new password. */
  sessionsEndedOf: string | null;
  /** The error that the auth library met and answered with only a status. */
  trouble: unknown;
  /** The account whose second factor this request has proven, so that a session of it may begin. */
  provenFor: string | null;
  /** What the way to sign in wants to keep for the second step. */
  firstStep: FirstStep;
  /** The account of which this request may begin a session; `null` until a way to sign in has checked its secret. */
  entry: Entry | null;
  /** The entry that the session gate refused, because its second step is still to come. */
  refusedFor: Entry | null;
}

/** An account that somebody may enter, because they have shown what opens it. */
export interface Entry {
  userId: string;
  /** The account's `asked_version` when that was checked. A reset counts it up, and the entry is over then. */
  askedVersion: number;
  isGuest?: boolean;
}

/** What a first step leaves for the second one. */
export interface FirstStep {
  /** Whether the session ends with the browser. */
  isForgotten?: boolean;
  /** Whether the first step was a password. */
  hasPassword?: boolean;
}

const storage = new AsyncLocalStorage<GuestContext>();

export function withGuest<T>(
  asking: Pick<GuestContext, "guestId" | "timeZone">,
  work: (context: Readonly<GuestContext>) => Promise<T>,
): Promise<T> {
  const context = beginning(asking);
  return storage.run(context, () => work(context));
}

export function currentGuest(): GuestContext {
  return storage.getStore() ?? beginning({ guestId: null, timeZone: null });
}

const beginning = (asking: Pick<GuestContext, "guestId" | "timeZone">): GuestContext => ({
  ...asking,
  isUpgraded: false,
  sessionsEndedOf: null,
  trouble: undefined,
  provenFor: null,
  firstStep: {},
  entry: null,
  refusedFor: null,
});
