import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Me } from "../../../contract/me.ts";
import { renewSession, signOut } from "../../api/auth.ts";
import { fetchMe } from "../../api/session.ts";
import { type Auth, AuthContext, type AuthDoor } from "./auth-context.ts";
import { endSession, isSignOutDue, settleSignOut } from "./due-sign-out.ts";
import { DueSignOutNote } from "./due-sign-out-note.tsx";
import { forgetPerson } from "./forget-person.ts";
import { beginAgain, leavePage } from "./leave-page.ts";
import { bringBack, forgetPutAway, putAway } from "./put-away.ts";
import { hearTabs, type SessionNews, tellTabs } from "./session-channel.ts";
import { accountOfHint, hasSessionHint, isRenewalDue, keepSessionHint } from "./session-hint.ts";

/** Heavy, and nobody needs it before a click. */
const AuthModal = lazy(() => import("./auth-modal.tsx").then((module) => ({ default: module.AuthModal })));

const SETTLE_AGAIN_MS = 10_000;

/** What the browser kept, in the light of who is there now. */
function settleKept({ user, sessionEnd }: Me): void {
  const before = accountOfHint();
  if (user) {
    if (before !== null && before !== user.id) void forgetPerson();
    if (!user.isGuest) bringBack(user.id);
  } else if (hasSessionHint()) {
    // The session ended while no page was open.
    if (before !== null && sessionEnd !== "revoked") void putAway(before);
    else void forgetPerson();
  }
}

/** For a tab on its way out: another says that it was on purpose, where this one took it for a session that ran out. */
function wipeToo(news: SessionNews): void {
  if (news.kind === "left") void forgetPerson();
}

interface Known {
  status: Auth["status"];
  me: Me | null;
}

/** `isShell`: the page is the app's shell, so whoever opened it most likely has a session. */
export function AuthProvider({ isShell, children }: { isShell: boolean; children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ status: isShell ? "loading" : "ready", me: null });
  const [door, setDoor] = useState<AuthDoor | null>(null);
  const isLeaving = useRef(false);

  function update(me: Me): void {
    settleKept(me);
    keepSessionHint(me.user);
    const before = known.me?.user?.id;
    if (me.user && known.status === "ready" && before !== me.user.id) {
      tellTabs({ kind: "entered", userId: me.user.id });
    }
    setKnown({ status: "ready", me: me.user ? me : null });
  }

  function leave(to?: string): void {
    isLeaving.current = true;
    void leavePage({ to });
  }

  /** Nobody chose to go: what they wrote stays here for them. */
  function lapse(): void {
    isLeaving.current = true;
    const user = known.me?.user;
    void leavePage({ keepFor: user && !user.isGuest ? user.id : null });
  }

  async function recheck({ isRevoked } = { isRevoked: false }): Promise<void> {
    // Where the server does not answer, whoever asked hears of it again.
    const me = await fetchMe().catch(() => null);
    if (!me || isLeaving.current) return;
    if (!me.user) {
      const isOver = isRevoked || me.sessionEnd === "revoked" || !hasSessionHint();
      if (isOver) leave();
      else lapse();
      tellTabs({ kind: isOver ? "left" : "lapsed" });
    } else if (!makesWayFor(me.user.id)) {
      update(me);
    }
  }

  /** Where somebody else is there now, nothing on this page is theirs. */
  function makesWayFor(userId: string): boolean {
    const here = known.me?.user?.id;
    if (!here || here === userId) return false;
    isLeaving.current = true;
    beginAgain();
    return true;
  }

  function makeWayOrAsk(userId: string): void {
    if (!makesWayFor(userId) && !known.me) void reload();
  }

  const hear = useEffectEvent((news: SessionNews) => {
    if (isLeaving.current) wipeToo(news);
    else if (news.kind === "entered") makeWayOrAsk(news.userId);
    else if (known.me) (news.kind === "left" ? leave : lapse)();
  });
  useEffect(() => hearTabs((news) => hear(news)), []);

  async function reload(): Promise<Me | null> {
    try {
      await settleSignOut();
      const me = await fetchMe();
      update(me);
      // Whether or not it works: today's session is good, and tomorrow it is tried again.
      if (me.user && isRenewalDue(Date.now())) void renewSession().catch(() => {});
      return me.user ? me : null;
    } catch {
      // Whoever signed out is a visitor, whatever the server would say.
      const isKnown = isSignOutDue();
      setKnown(({ me }) => ({ status: me || isKnown ? "ready" : "failed", me }));
      return null;
    }
  }

  // Once, when the page has become alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only by `reload`
  useEffect(() => {
    if (isShell || hasSessionHint() || isSignOutDue()) void reload();
  }, [isShell]);
  useEffect(() => {
    const settle = () => void settleSignOut().catch(() => undefined);
    addEventListener("online", settle);
    // The browser may have been online all along, and the server not.
    const timer = setInterval(settle, SETTLE_AGAIN_MS);
    return () => {
      removeEventListener("online", settle);
      clearInterval(timer);
    };
  }, []);
  useEffect(() => forgetPutAway({ onlyOld: true }), []);

  const auth: Auth = {
    ...known,
    user: known.me?.user ?? null,
    isGuest: known.me?.user?.isGuest ?? false,
    reload,
    recheck,
    update,
    showAuth: (wanted) => setDoor(typeof wanted === "string" ? { mode: wanted } : wanted),
    async signOut({ by, to = "/", isSure = false } = {}) {
      isLeaving.current = true;
      try {
        if (by) {
          await by();
          // The session has ended already: only its dead cookie is left to be taken back.
          await signOut().catch(() => undefined);
        } else {
          await endSession(isSure);
        }
      } catch (error) {
        isLeaving.current = false;
        throw error;
      }
      leave(to);
      tellTabs({ kind: "left" });
    },
  };

  return (
    <AuthContext value={auth}>
      <DueSignOutNote />
      {children}
      {door && (
        <Suspense>
          <AuthModal door={door} onClose={() => setDoor(null)} />
        </Suspense>
      )}
    </AuthContext>
  );
}
