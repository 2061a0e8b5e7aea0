import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { Me } from "../../../contract/me.ts";
import { renewSession, signOut } from "../../api/auth.ts";
import { fetchMe } from "../../api/session.ts";
import { type Auth, AuthContext, type AuthDoor } from "./auth-context.ts";
import { forgetPerson } from "./forget-person.ts";
import { hasSessionHint, isRenewalDue, keepSessionHint } from "./session-hint.ts";

/** Heavy, and nobody needs it before a click. */
const AuthModal = lazy(() => import("./auth-modal.tsx").then((module) => ({ default: module.AuthModal })));

interface Known {
  status: Auth["status"];
  me: Me | null;
}

/** `isShell`: the page is the app's shell, so whoever opened it most likely has a session. */
export function AuthProvider({ isShell, children }: { isShell: boolean; children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ status: isShell ? "loading" : "ready", me: null });
  const [door, setDoor] = useState<AuthDoor | null>(null);

  function update(me: Me): void {
    keepSessionHint(me.user !== null);
    setKnown({ status: "ready", me: me.user ? me : null });
  }

  async function reload(): Promise<Me | null> {
    try {
      const me = await fetchMe();
      update(me);
      // Whether or not it works: today's session is good, and tomorrow it is tried again.
      if (me.user && isRenewalDue(Date.now())) void renewSession().catch(() => {});
      return me.user ? me : null;
    } catch {
      setKnown((before) => ({ status: before.me ? "ready" : "failed", me: before.me }));
      return null;
    }
  }

  // Once, when the page has become alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only by `reload`
  useEffect(() => {
    if (isShell || hasSessionHint()) void reload();
  }, [isShell]);

  const auth: Auth = {
    ...known,
    user: known.me?.user ?? null,
    isGuest: known.me?.user?.isGuest ?? false,
    reload,
    update,
    showAuth: (wanted) => setDoor(typeof wanted === "string" ? { mode: wanted } : wanted),
    async signOut() {
      await signOut();
      forgetPerson();
      // A fresh page: nothing of the person is left in memory either.
      window.location.assign("/");
    },
  };

  return (
    <AuthContext value={auth}>
      {children}
      {door && (
        <Suspense>
          <AuthModal door={door} onClose={() => setDoor(null)} />
        </Suspense>
      )}
    </AuthContext>
  );
}
