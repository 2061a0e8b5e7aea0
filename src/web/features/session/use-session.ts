import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Me } from "#contract/session.ts";
import { api } from "../../api/client.ts";
import { fetchMe } from "../../api/session.ts";
import { signOut } from "../../api/sign-out.ts";
import type { Auth, Leaving } from "./auth-context.ts";
import { endSession, finishSignOut, isSignOutDue } from "./due-sign-out.ts";
import { forgetPerson } from "./forget-person.ts";
import { leavePage, loadPageAnew } from "./leave-page.ts";
import { deletePutAwayWriting, putAwayWriting, restoreWriting } from "./put-away.ts";
import { postToTabs, type SessionNews, subscribeToTabs } from "./session-channel.ts";
import { hasSessionHint, isRenewalDue, storeSessionHint, userIdOfHint } from "./session-hint.ts";
import { initialSessionState, reduceSession, type SessionAction } from "./session-state.ts";

const SETTLE_AGAIN_MS = 10_000;

/** Restores, stores away or deletes the person's data in this browser, depending on who is signed in now. */
function settleKept({ user, sessionEnd }: Me): void {
  const before = userIdOfHint();
  if (user) {
    if (before !== null && before !== user.id) void forgetPerson();
    if (!user.isGuest) restoreWriting(user.id);
  } else if (hasSessionHint()) {
    // The session ended while no page was open.
    if (before !== null && sessionEnd !== "revoked") void putAwayWriting(before);
    else void forgetPerson();
  }
}

/** Deletes the stored data in a tab that is already being left, when another tab reports a deliberate sign-out. */
function wipeToo(news: SessionNews): void {
  if (news.kind === "left") void forgetPerson();
}

/** Returns the session, and keeps it up to date with changes in this tab, in other tabs and on the server. */
export function useSession(isShell: boolean): Omit<Auth, "showAuth"> {
  const [known, state, dispatch] = useSessionState(isShell);
  useSettledSignOut();

  function update(me: Me): void {
    settleKept(me);
    storeSessionHint(me.user);
    const before = known.me?.user?.id;
    if (me.user && known.status === "ready" && before !== me.user.id) {
      postToTabs({ kind: "entered", userId: me.user.id });
    }
    dispatch({ type: "answered", me });
  }

  async function recheck({ isRevoked } = { isRevoked: false }): Promise<void> {
    // If the server does not answer, nothing changes and a later call checks again.
    const me = await fetchMe().catch(() => null);
    if (!me || state.current.departure) return;
    if (!me.user) {
      const isOver = isRevoked || me.sessionEnd === "revoked" || !hasSessionHint();
      dispatch(isOver ? { type: "left", departure: {} } : { type: "lapsed" });
      postToTabs({ kind: isOver ? "left" : "lapsed" });
    } else if (!dispatch({ type: "entered", userId: me.user.id })) {
      update(me);
    }
  }

  async function reload(): Promise<Me | null> {
    try {
      await finishSignOut();
      const me = await fetchMe();
      update(me);
      // A failure is ignored: the session is still valid, and the renewal is retried tomorrow.
      if (me.user && isRenewalDue(Date.now())) void api.signIn.renew().catch(() => {});
      return me.user ? me : null;
    } catch {
      dispatch({ type: "unanswered", isSignOutDue: isSignOutDue() });
      return null;
    }
  }

  /** Reacts to a session message from another tab. */
  const hear = useEffectEvent((news: SessionNews) => {
    if (state.current.departure) wipeToo(news);
    else if (news.kind === "entered") {
      if (!dispatch({ type: "entered", userId: news.userId }) && !known.me) void reload();
    } else if (known.me) {
      dispatch(news.kind === "left" ? { type: "left", departure: {} } : { type: "lapsed" });
    }
  });
  useEffect(() => subscribeToTabs((news) => hear(news)), []);

  const loadFirst = useEffectEvent(() => void reload());
  // The session is read once, after hydration.
  useEffect(() => {
    if (isShell || hasSessionHint() || isSignOutDue()) loadFirst();
  }, [isShell]);
  useEffect(() => deletePutAwayWriting({ onlyOld: true }), []);

  return {
    ...known,
    user: known.me?.user ?? null,
    isGuest: known.me?.user?.isGuest ?? false,
    reload,
    recheck,
    update,
    signOut: (leaving) => signOutHere(dispatch, leaving),
  };
}

/** Ends the session here and leaves the page. If the session cannot be ended, the page stays and the error is thrown. */
async function signOutHere(
  dispatch: (action: SessionAction) => boolean,
  { by, to = "/", isSure = false }: Leaving = {},
): Promise<void> {
  dispatch({ type: "left", departure: "ending" });
  try {
    if (by) {
      await by();
      // The session has already ended. This call only removes its cookie.
      await signOut().catch(() => undefined);
    } else {
      await endSession(isSure);
    }
  } catch (error) {
    dispatch({ type: "left", departure: null });
    throw error;
  }
  dispatch({ type: "left", departure: { to } });
  postToTabs({ kind: "left" });
}

/**
 * Returns the session's rendered state, a ref to its newest value (for answers that arrive before the next render),
 * and `dispatch`.
 */
function useSessionState(isShell: boolean) {
  const [known, setKnown] = useState(() => initialSessionState(isShell));
  const state = useRef(known);
  /**
   * Applies the action to the state, and leaves the page if the new state says so. Returns whether the page is
   * being left.
   */
  function dispatch(action: SessionAction): boolean {
    const before = state.current;
    const after = reduceSession(before, action);
    const { departure } = after;
    state.current = after;
    setKnown(after);
    if (departure !== before.departure) {
      if (departure === "reload") loadPageAnew();
      else if (departure && departure !== "ending") void leavePage(departure);
    }
    return departure !== null;
  }
  return [known, state, dispatch] as const;
}

/** Tries again to finish a sign-out that has not reached the server yet. */
function useSettledSignOut(): void {
  useEffect(() => {
    const settle = () => void finishSignOut().catch(() => undefined);
    addEventListener("online", settle);
    // The server may have been down while the browser stayed online.
    const timer = setInterval(settle, SETTLE_AGAIN_MS);
    return () => {
      removeEventListener("online", settle);
      clearInterval(timer);
    };
  }, []);
}
