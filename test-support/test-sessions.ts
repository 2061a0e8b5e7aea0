import type { Auth } from "#server/platform/auth/auth.ts";
import { newId } from "#server/platform/db/ids.ts";
import type { Session } from "#server/platform/http/session.ts";

const COOKIE = "test-session";

/** Creates sessions without signing in: no password is hashed and no round trip is made. */
export function withTestSessions(auth: Auth, now: () => Date) {
  const sessions = new Map<string, Session>();
  const idIn = (cookie = "") => new RegExp(`\\b${COOKIE}=([\\w-]+)`).exec(cookie)?.[1];
  return {
    auth: {
      admitCall: (call) => auth.admitCall(call),
      async readSession(headers) {
        const id = idIn(headers.cookie);
        return (id && sessions.get(id)) || (await auth.readSession(headers));
      },
      async readCaller(headers) {
        const id = headers.authorization === undefined && idIn(headers.cookie);
        return (id && sessions.get(id)) || (await auth.readCaller(headers));
      },
      async readWriter(headers) {
        const id = headers.authorization === undefined && idIn(headers.cookie);
        return (id && sessions.get(id)) || (await auth.readWriter(headers));
      },
      sessionName: (headers) => {
        const id = idIn(headers.cookie);
        return id && sessions.has(id) ? id : auth.sessionName(headers);
      },
      sessionEnd: (headers) => auth.sessionEnd(headers),
      async sessionsOf(userIds) {
        const theirs = [...sessions].filter(([, { userId }]) => userIds.includes(userId));
        return new Map([...theirs.map(([id]) => [id, true] as const), ...(await auth.sessionsOf(userIds))]);
      },
      hasSessionCookie: (headers) => idIn(headers.cookie) !== undefined || auth.hasSessionCookie(headers),
      movedTo: (guestId) => auth.movedTo(guestId),
      guestsBefore: (time, limit) => auth.guestsBefore(time, limit),
      removeUser: (userId, letter) => auth.removeUser(userId, letter),
    } satisfies Auth,
    /**
     * Creates a session and returns it with its cookie: an account on the free plan, unless the test says otherwise.
     */
    begin(said: Partial<Session>): { session: Session; cookie: { name: string; value: string } } {
      const session: Session = {
        sessionId: newId(),
        userId: newId(),
        isGuest: false,
        email: said.isGuest ? null : "somebody@example.org",
        isEmailVerified: false,
        mustVerify: false,
        isAdmin: false,
        isPremium: false,
        guestUntil: null,
        createdAt: now(),
        isProven: true,
        ...said,
      };
      const value = newId();
      sessions.set(value, session);
      return { session, cookie: { name: COOKIE, value } };
    },
  };
}
