import type { IncomingHttpHeaders } from "node:http";
import type { SessionEnd } from "#contract/session.ts";
import type { Session } from "../http/session.ts";
import type { WaitingLetter } from "../letters/post.ts";

/** Reads whose a request is. The rest of the server knows sessions, not cookies. */
export interface Auth {
  /**
   * Counts a call of an endpoint of signing in by the caller's network, before its body is read. Throws `rate_limited`
   * after too many. Takes one round trip; none for other endpoints.
   */
  admitCall(call: { address: string; ip: string }): Promise<void>;
  /**
   * Reads the session of a request. Takes one round trip if the request has a session cookie, otherwise none.
   */
  readSession(headers: IncomingHttpHeaders): Promise<Session | null>;
  /**
   * Reads the session of a request to the API: that of its access token if it has one, else that of its cookie. Takes one
   * round trip, or none without both. Throws `unauthenticated` for an invalid access token.
   */
  readCaller(headers: IncomingHttpHeaders): Promise<Session | null>;
  /**
   * Like `readCaller`, for a request that writes: counts it towards the person's writes of this minute, in
   * the same round trip. Throws `too_many_writes`.
   */
  readWriter(headers: IncomingHttpHeaders): Promise<Session | null>;
  /**
   * A name for the session of this cookie that cannot be used to sign in; `null` where we did not sign the
   * cookie. Takes no round trip.
   */
  sessionName(headers: IncomingHttpHeaders): string | null;
  /**
   * Returns why the session of this cookie has ended; `null` without a cookie. Takes one round trip if there
   * is a cookie.
   */
  sessionEnd(headers: IncomingHttpHeaders): Promise<SessionEnd | null>;
  /**
   * Returns the names of all sessions of these people, and whether each is still valid. Takes one round trip.
   */
  sessionsOf(userIds: readonly string[]): Promise<Map<string, boolean>>;
  /** Returns whether a session cookie was sent; its session may have ended. */
  hasSessionCookie(headers: IncomingHttpHeaders): boolean;
  /**
   * Returns the account that a guest's rows moved to at sign-in; `null` where they did not move. Takes one
   * round trip.
   */
  movedTo(guestId: string): Promise<string | null>;
  /** Returns the guests who were created before `time`, oldest first. */
  guestsBefore(time: Date, limit: number): Promise<string[]>;
  /**
   * Deletes the user with sessions and credentials, but not their rows in other schemas. Returns whether the
   * user existed: of several calls at once, only one gets true. `letter` is written in the same statement.
   */
  removeUser(userId: string, letter?: WaitingLetter): Promise<boolean>;
}
