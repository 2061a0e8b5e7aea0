import { createContext, useContext } from "react";
import type { Me } from "../../../contract/me.ts";

export type AuthMode = "signUp" | "signIn";

export interface Invitation {
  email: string;
  /** The letter's. */
  token: string;
}

export interface AuthDoor {
  mode: AuthMode;
  /** Lets this address sign up while there is a waitlist. */
  invitation?: Invitation;
  /** Where to go after it; absent: stay, except that a first sign-up goes to the first reading. */
  returnTo?: string;
  /** Called when it closes without anybody having come in. */
  onDismiss?: () => void;
}

export interface Leaving {
  /** What ends the session before: every session, or the whole account. Fails as it fails, and nobody leaves then. */
  by?: () => Promise<unknown>;
  /** Where to begin again; `/` where nothing is said. */
  to?: string;
  /** Also where words are lost by it that were not sent. */
  isSure?: boolean;
}

export interface Auth {
  /** loading: being asked · ready: `me` stands, or nobody is there · failed: the server gave no answer */
  status: "loading" | "ready" | "failed";
  /** Everything about who is asking; `null` for a visitor. */
  me: Me | null;
  user: NonNullable<Me["user"]> | null;
  isGuest: boolean;
  /** Asks the server again. */
  reload(): Promise<Me | null>;
  /**
   * For when something says that the session is over: where the server agrees, all tabs of this browser are wiped and
   * show the door. `isRevoked`: it was ended on purpose, as was heard already.
   */
  recheck(heard?: { isRevoked: boolean }): Promise<void>;
  /** Takes over what a call answered, such as the consent. */
  update(me: Me): void;
  /** Opens the modal on top of the page; nothing behind it is lost. */
  showAuth(door: AuthMode | AuthDoor): void;
  /**
   * Wipes what the browser kept of the person, in all tabs, ends the session, or sees to it that it is ended as soon as
   * the server answers, and starts again at `/`. Fails where nobody is sure and words were not sent.
   */
  signOut(leaving?: Leaving): Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
