import { type ReactNode, useEffect } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { AppFrame } from "../features/shell/app-frame.tsx";
import { PublicFrame } from "../features/shell/public-frame.tsx";
import { subscribeToLinkIntent } from "../ui/follow-intent.ts";
import { preloadPage } from "../ui/preload-page.ts";

/** Deletes the guest account. The API client is loaded lazily, because this is rarely used. */
async function eraseGuest(): Promise<void> {
  const { api } = await import("../api/client.ts");
  await api.account.remove({ confirmation: "delete" });
}

/** The navigation bars for a visitor, a guest or a member. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { user, showAuth, signOut } = useAuth();
  if (!user) return <PublicFrame onSignIn={() => showAuth("signIn")}>{children}</PublicFrame>;
  const account = {
    email: user.isGuest ? null : user.email,
    isAdmin: user.isAdmin,
    onSignUp: () => showAuth("signUp"),
    onSignIn: () => showAuth("signIn"),
    onSignOut: signOut,
    onErase: () => signOut({ by: eraseGuest, to: "/goodbye" }),
  };
  return (
    <AppFrame account={account}>
      {children}
      <WarmLinks memberId={user.isGuest ? null : user.id} />
    </AppFrame>
  );
}

/**
 * Prefetches the code of a page before its link is pressed and, for a person with an account, its data. `memberId` is
 * `null` for a guest. Renders nothing.
 */
function WarmLinks({ memberId }: { memberId: string | null }) {
  useEffect(
    () =>
      subscribeToLinkIntent((url) => {
        preloadPage(url.pathname);
        if (memberId === null) return;
        // If prefetching fails, the page requests its data when it opens and reports the error.
        import("./page-data.ts").then(({ loadPage }) => loadPage(url, memberId)).catch(() => {});
      }),
    [memberId],
  );
  return null;
}
