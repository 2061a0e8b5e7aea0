import type { ProgramScope } from "#contract/program-access.ts";

/** The caller's session. Read once per request, in one database round trip. */
export interface Session {
  sessionId: string;
  userId: string;
  isGuest: boolean;
  email: string | null;
  isEmailVerified: boolean;
  /** Whether the account's address is not confirmed, and this server can send the letter to confirm it. */
  mustVerify: boolean;
  isAdmin: boolean;
  isPremium: boolean;
  /** When a guest became this account; `null` for an account that was never a guest. */
  guestUntil: Date | null;
  createdAt: Date;
  /** Whether the person proved who they are in the last ten minutes. */
  isProven: boolean;
  /** Set if the caller is a program with a personal access token; absent for a browser. */
  program?: { scopes: readonly ProgramScope[] };
}
