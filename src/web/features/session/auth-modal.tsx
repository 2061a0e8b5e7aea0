import { useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { SITE } from "../../ui/site.ts";
import { type AuthDoor, type AuthMode, useAuth } from "./auth-context.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { GuestOffer } from "./guest-offer.tsx";
import { returnAddress } from "./return-address.ts";

const FIRST_READING = "/new-insight";

const TITLES = { signUp: "Take a place by the pond", signIn: "Sign in", forgotten: "Forgotten password" };

/** The door in its two modes. It closes when somebody has come in, or by hand. */
export function AuthModal({ door, onClose }: { door: AuthDoor; onClose: () => void }) {
  const auth = useAuth();
  const navigate = useNavigate();
  const [page, setPage] = useState<AuthMode | "forgotten">(door.mode);
  // Kept here, so that a change of mode loses nothing that was typed.
  const [typed, setTyped] = useState({ email: "", password: "" });

  async function enter(how: AuthMode | "guest"): Promise<void> {
    await auth.reload();
    onClose();
    const fallback = how === "signIn" ? undefined : FIRST_READING;
    const target = door.returnTo ? returnAddress(door.returnTo, fallback ?? "/") : fallback;
    if (target) await navigate(target, { replace: door.returnTo !== undefined });
  }

  return (
    <Dialog
      isOpen
      place="sheet"
      title={TITLES[page]}
      description={
        page === "signUp"
          ? `${SITE.advisor} keeps what you tell him. So he needs to know who you are.`
          : undefined
      }
      onClose={() => {
        onClose();
        door.onDismiss?.();
      }}
    >
      {page === "forgotten" ? (
        <ForgottenPassword email={typed.email} onBack={() => setPage("signIn")} />
      ) : (
        <>
          <CredentialsForm
            mode={page}
            typed={typed}
            onType={setTyped}
            onEntered={() => enter(page)}
            onForgotten={() => setPage("forgotten")}
            onSwitch={() => setPage(page === "signUp" ? "signIn" : "signUp")}
          />
          {!auth.user && <GuestOffer onEntered={() => enter("guest")} />}
        </>
      )}
    </Dialog>
  );
}
