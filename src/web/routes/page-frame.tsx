import type { ReactNode } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { AppFrame } from "../features/shell/app-frame.tsx";
import { PublicFrame } from "../features/shell/public-frame.tsx";
import { WarmLinks } from "./warm-links.tsx";

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
