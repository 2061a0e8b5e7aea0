import type { Me } from "#contract/session.ts";
import type { Auth } from "./auth-context.ts";
import type { LeavingPage } from "./leave-page.ts";

/**
 * How the page is being left. ending: the session is being ended on purpose, and the page stays if that fails ·
 * reload: another person is signed in now · an object: the address to open, and whose writing stays in this browser
 */
export type Departure = "ending" | "reload" | LeavingPage;

/** The information that this page has about the current person. */
export interface SessionState {
  status: Auth["status"];
  /** The current person; `null` for a visitor, and until the server has answered. */
  me: Me | null;
  /** Set once the page is being left. After that, further session changes are ignored. `null` before. */
  departure: Departure | null;
}

export type SessionAction =
  /** The event that the server said who is signed in. */
  | { type: "answered"; me: Me }
  /**
   * The event that the server did not answer. `isSignOutDue`: a sign-out is pending, so the person counts as signed
   * out.
   */
  | { type: "unanswered"; isSignOutDue: boolean }
  /**
   * The event that the session is ending or was ended on purpose. A `departure` of `null` means that ending it
   * failed, and the page stays.
   */
  | { type: "left"; departure: Departure | null }
  /** The event that the session expired. The writing of a person with an account stays in this browser for them. */
  | { type: "lapsed" }
  /** The event that a person is signed in in this browser, which may be another person than before. */
  | { type: "entered"; userId: string };

/**
 * Returns the first state of the session. `isShell`: the page is the app's shell, so the person who opened it most
 * likely has a session.
 */
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
    case "left":
      return { ...state, departure: action.departure };
    case "lapsed":
      return { ...state, departure: { keepFor: user && !user.isGuest ? user.id : null } };
    case "entered":
      return user && user.id !== action.userId ? { ...state, departure: "reload" } : state;
  }
}
