import { createContext, useContext } from "react";
import type { Me } from "#contract/session.ts";

export type AuthMode = "signUp" | "signIn";

export interface Invitation {
  email: string;
  /** The token from the invitation email. */
  token: string;
}

/** Why a person is asked to sign up. The dialog says it. */
export type SignUpReason = "start" | "keep" | "argue" | "upgrade" | "page";

export interface AuthDoor {
  mode: AuthMode;
  /** `code`: the first step is done, and the dialog asks for the code of the second factor. */
  step?: "code";
  /** If absent: a guest keeps what they have, and a visitor starts. */
  reason?: SignUpReason;
  /** The invitation with which a person can sign up while there is a waitlist. */
  invitation?: Invitation;
  /**
   * The page to open after signing in. If absent, the current page stays open, except that a first sign-up leads to
   * the first reading.
   */
  returnTo?: string;
  /** Called when the dialog closes and nobody has signed in. */
  onDismiss?: () => void;
}

export interface Leaving {
  /** The call that ends this session, all sessions or the account. If it throws, the sign-out is cancelled. */
  by?: () => Promise<unknown>;
  /** The address to open after signing out, `/` by default. */
  to?: string;
  /** Whether to sign out even if text that has not reached the server is lost. */
  isSure?: boolean;
}

export interface Auth {
  /**
   * The state of the session. loading: the request is under way · ready: `me` is known, or `null` for a visitor ·
   * failed: the server did not answer
   */
  status: "loading" | "ready" | "failed";
  /** The current person; `null` for a visitor. */
  me: Me | null;
  user: NonNullable<Me["user"]> | null;
  isGuest: boolean;
  /** Asks the server again who is signed in. */
  reload(): Promise<Me | null>;
  /**
   * Checks with the server whether the session has ended. If it has, the person's data is removed from all tabs,
   * and they ask to sign in. `isRevoked`: the session is already known to have been ended on purpose.
   */
  recheck(heard?: { isRevoked: boolean }): Promise<void>;
  /** Replaces `me` with the value from another call's answer, for example after consenting. */
  update(me: Me): void;
  /** Opens the sign-in dialog on top of the page; nothing behind it is lost. */
  showAuth(door: AuthMode | AuthDoor): void;
  /**
   * Signs out: deletes the person's data in all tabs, ends the session (now, or when the server answers again) and
   * opens `/`. Throws if unsent text would be lost, unless `isSure`.
   */
  signOut(leaving?: Leaving): Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
