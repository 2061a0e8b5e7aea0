import type { IncomingHttpHeaders } from "node:http";
import type { SessionEnd } from "../../../contract/me.ts";
import type { HttpRequest, HttpResponse } from "../http/request.ts";
import type { Session } from "../http/session.ts";
import type { WaitingLetter } from "../letters/post.ts";

/** The auth library behind a door: the rest of the server knows sessions, not cookies. */
export interface Auth {
  /** Answers a request below `/api/auth`. Its origin was checked and its body read: `request.body` is the raw text. */
  handle(request: HttpRequest, response: HttpResponse): Promise<void>;
  /** One round trip where the request carries a session cookie, none where it does not. */
  readSession(headers: IncomingHttpHeaders): Promise<Session | null>;
  /**
   * As `readSession`, for a request that writes: it counts towards the person's writes of this minute. Throws
   * `too_many_writes`. The same round trip.
   */
  readWriter(headers: IncomingHttpHeaders): Promise<Session | null>;
  /**
   * A name for the session whose cookie was sent, by which nobody can use it; `null` where the cookie is not of our
   * making. No round trip.
   */
  sessionName(headers: IncomingHttpHeaders): string | null;
  /** Why the session whose cookie was sent is over; `null` where none was sent. One round trip where one was. */
  sessionEnd(headers: IncomingHttpHeaders): Promise<SessionEnd | null>;
  /** The names of all sessions of these people, and whether each is good now or has lapsed. One round trip. */
  sessionsOf(userIds: readonly string[]): Promise<Map<string, boolean>>;
  /** Whether a session cookie was sent; it may be spent. */
  hasSessionCookie(headers: IncomingHttpHeaders): boolean;
  /** The account that a guest's rows moved to by signing in; `null` where none did. One round trip. */
  movedTo(guestId: string): Promise<string | null>;
  /** Guests who began before then, oldest first. */
  guestsBefore(time: Date, limit: number): Promise<string[]>;
  /**
   * Forgets the user with sessions and credentials. Their rows in other schemas are not its business. Whether there was
   * somebody to forget: of several calls at once, one hears so. `letter` is written in the same statement.
   */
  removeUser(userId: string, letter?: WaitingLetter): Promise<boolean>;
}
