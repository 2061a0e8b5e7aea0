import type { Me } from "#contract/session.ts";
import type { Auth } from "./auth-context.ts";

/** What this page knows about the current person. */
export interface SessionState {
  status: Auth["status"];
  /** The current person; `null` for a visitor, and until the server has answered. */
  me: Me | null;
}

export type SessionAction =
  /** The event that the server said who is signed in. */
  | { type: "answered"; me: Me }
  /**
   * The event that the server did not answer. `isSignOutDue`: the person signed out, whatever the server
   * would say.
   */
  | { type: "unanswered"; isSignOutDue: boolean };

/** `isShell`: the page is the app's shell, so the person who opened it most likely has a session. */
export function initialSessionState(isShell: boolean): SessionState {
  return { status: isShell ? "loading" : "ready", me: null };
}

export function reduceSession({ me }: SessionState, action: SessionAction): SessionState {
  if (action.type === "answered") return { status: "ready", me: action.me.user ? action.me : null };
  return { status: me || action.isSignOutDue ? "ready" : "failed", me };
}
