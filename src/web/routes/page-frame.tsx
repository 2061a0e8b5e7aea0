import type { ReactNode } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { AppFrame } from "../features/shell/app-frame.tsx";
import { PublicFrame } from "../features/shell/public-frame.tsx";
import { WarmLinks } from "./warm-links.tsx";

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
      {!user.isGuest && <WarmLinks userId={user.id} />}
    </AppFrame>
  );
}
