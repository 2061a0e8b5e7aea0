import { lazy, type ReactNode, Suspense } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { AppFrame } from "../features/shell/app-frame.tsx";
import { PublicFrame } from "../features/shell/public-frame.tsx";

/** Public pages stay light: only members' pages bring it. */
const WarmUp = lazy(() => import("./warm-up.tsx").then((module) => ({ default: module.WarmUp })));

/** The bars that fit whoever is there. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { user, showAuth, signOut } = useAuth();
  if (!user) return <PublicFrame onSignIn={() => showAuth("signIn")}>{children}</PublicFrame>;
  const account = {
    email: user.isGuest ? null : user.email,
    onSignUp: () => showAuth("signUp"),
    onSignIn: () => showAuth("signIn"),
    onSignOut: signOut,
  };
  return (
    <AppFrame account={account}>
      {children}
      {!user.isGuest && (
        <Suspense>
          <WarmUp userId={user.id} />
        </Suspense>
      )}
    </AppFrame>
  );
}
