import type { Me } from "#contract/session.ts";
import type { Auth } from "./auth-context.ts";
import type { LeavingPage } from "./leave-page.ts";

/** How the page is being left. Its stored data is deleted then, or kept for a person whose session expired. */
export type Departure =
  /** The session is being ended on purpose. The page stays if that fails. */
  | { kind: "endingSession" }
  | { kind: "leaving"; how: LeavingPage }
  /** Another person is signed in now. */
  | { kind: "reloading" };

/** What this page knows about the current person. */
export interface SessionState {
  status: Auth["status"];
  /** The current person; `null` for a visitor, and until the server has answered. */
  me: Me | null;
  /** Set once the page is being left. It ignores further session changes then. */
  departure: Departure | null;
}

export type SessionAction =
  /** The event that the server said who is signed in. */
  | { type: "answered"; me: Me }
  /**
   * The event that the server did not answer. `isSignOutDue`: the person signed out, whatever the server
   * would say.
   */
  | { type: "unanswered"; isSignOutDue: boolean }
  | { type: "signOutBegan" | "signOutFailed" }
  /** The event that the session was ended on purpose. `to`: the address to open, the current one by default. */
  | { type: "left"; to?: string }
  /** The event that the session expired. What a member wrote stays in this browser for them. */
  | { type: "lapsed" }
  /** The event that a person is signed in, in this browser. */
  | { type: "entered"; userId: string };

/** `isShell`: the page is the app's shell, so the person who opened it most likely has a session. */
export function initialSessionState(isShell: boolean): SessionState {
  return { status: isShell ? "loading" : "ready", me: null, departure: null };
}

export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  const { me } = state;
  const user = me?.user;
  switch (action.type) {
    case "answered":
      return { ...state, status: "ready", me: action.me.user ? action.me : null };
    case "unanswered":
      return { ...state, status: me || action.isSignOutDue ? "ready" : "failed" };
    case "signOutBegan":
      return { ...state, departure: { kind: "endingSession" } };
    case "signOutFailed":
      return { ...state, departure: null };
    case "left":
      return { ...state, departure: { kind: "leaving", how: { to: action.to } } };
    case "lapsed":
      return {
        ...state,
        departure: { kind: "leaving", how: { keepFor: user && !user.isGuest ? user.id : null } },
      };
    case "entered":
      return user && user.id !== action.userId ? { ...state, departure: { kind: "reloading" } } : state;
  }
}
