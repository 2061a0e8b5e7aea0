import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { Me } from "#contract/session.ts";
import { renewSession, signOut } from "../../api/auth.ts";
import { fetchMe } from "../../api/session.ts";
import type { Auth } from "./auth-context.ts";
import { endSession, finishSignOut, isSignOutDue } from "./due-sign-out.ts";
import { forgetPerson } from "./forget-person.ts";
import { leavePage, loadPageAnew } from "./leave-page.ts";
import { deletePutAwayWriting, putAwayWriting, restoreWriting } from "./put-away.ts";
import { postToTabs, type SessionNews, subscribeToTabs } from "./session-channel.ts";
import { hasSessionHint, isRenewalDue, keepSessionHint, userIdOfHint } from "./session-hint.ts";
import { initialSessionState, reduceSession } from "./session-state.ts";

const SETTLE_AGAIN_MS = 10_000;

/** Restores, puts away or deletes the stored data, depending on who is signed in now. */
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

/** Deletes stored data in a tab that is already leaving, when another tab reports a deliberate sign-out. */
function wipeToo(news: SessionNews): void {
  if (news.kind === "left") void forgetPerson();
}

/** Tracks who is signed in, through changes in this tab, in other tabs and on the server. */
export function useSession(isShell: boolean): Omit<Auth, "showAuth"> {
  const [known, dispatch] = useReducer(reduceSession, isShell, initialSessionState);
  const leaving = useLeaving(known.me);
  useSettledSignOut();

  function update(me: Me): void {
    settleKept(me);
    keepSessionHint(me.user);
    const before = known.me?.user?.id;
    if (me.user && known.status === "ready" && before !== me.user.id) {
      postToTabs({ kind: "entered", userId: me.user.id });
    }
    dispatch({ type: "answered", me });
  }

  async function recheck({ isRevoked } = { isRevoked: false }): Promise<void> {
    // If the server does not answer, nothing changes and a later call checks again.
    const me = await fetchMe().catch(() => null);
    if (!me || leaving.isLeaving()) return;
    if (!me.user) {
      const isOver = isRevoked || me.sessionEnd === "revoked" || !hasSessionHint();
      if (isOver) leaving.leave();
      else leaving.lapse();
      postToTabs({ kind: isOver ? "left" : "lapsed" });
    } else if (!leaving.makesWayFor(me.user.id)) {
      update(me);
    }
  }

  async function reload(): Promise<Me | null> {
    try {
      await finishSignOut();
      const me = await fetchMe();
      update(me);
      // A failure is ignored: the session is still valid, and the renewal is retried tomorrow.
      if (me.user && isRenewalDue(Date.now())) void renewSession().catch(() => {});
      return me.user ? me : null;
    } catch {
      dispatch({ type: "unanswered", isSignOutDue: isSignOutDue() });
      return null;
    }
  }

  useOtherTabs({ me: known.me, leaving, onSomebodyEntered: () => void reload() });

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
    signOut: leaving.signOut,
  };
}

interface Leaving {
  /** Whether the page is being left and so ignores further session changes. */
  isLeaving(): boolean;
  leave(to?: string): void;
  /** Leaves the page after the session expired. The person's writing stays in this browser for them. */
  lapse(): void;
  /** Reloads the page if another person is signed in now. Returns whether it reloads. */
  makesWayFor(userId: string): boolean;
  signOut: Auth["signOut"];
}

function useLeaving(me: Me | null): Leaving {
  const isLeaving = useRef(false);
  function leave(to?: string): void {
    isLeaving.current = true;
    void leavePage({ to });
  }
  return {
    isLeaving: () => isLeaving.current,
    leave,
    lapse() {
      isLeaving.current = true;
      const user = me?.user;
      void leavePage({ keepFor: user && !user.isGuest ? user.id : null });
    },
    makesWayFor(userId) {
      const here = me?.user?.id;
      if (!here || here === userId) return false;
      isLeaving.current = true;
      loadPageAnew();
      return true;
    },
    async signOut({ by, to = "/", isSure = false } = {}) {
      isLeaving.current = true;
      try {
        if (by) {
          await by();
          // The session has already ended. This call only removes its cookie.
          await signOut().catch(() => undefined);
        } else {
          await endSession(isSure);
        }
      } catch (error) {
        isLeaving.current = false;
        throw error;
      }
      leave(to);
      postToTabs({ kind: "left" });
    },
  };
}

interface OtherTabs {
  me: Me | null;
  leaving: Leaving;
  onSomebodyEntered: () => void;
}

/** Reacts to session messages from other tabs. */
function useOtherTabs({ me, leaving, onSomebodyEntered }: OtherTabs): void {
  const hear = useEffectEvent((news: SessionNews) => {
    if (leaving.isLeaving()) wipeToo(news);
    else if (news.kind === "entered") {
      if (!leaving.makesWayFor(news.userId) && !me) onSomebodyEntered();
    } else if (me) (news.kind === "left" ? leaving.leave : leaving.lapse)();
  });
  useEffect(() => subscribeToTabs((news) => hear(news)), []);
}

/** Tries again to end a session at the server that was ended here while the server could not be reached. */
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
