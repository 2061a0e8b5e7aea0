import { lazy, Suspense, useState } from "react";
import { canUsePasskeys } from "../../api/passkey-support.ts";
import { Button } from "../../ui/button.tsx";
import type { Explain, Proof } from "./account-form.tsx";

const SecondFactor = lazy(() =>
  import("./second-factor.tsx").then((module) => ({ default: module.SecondFactor })),
);
const Passkeys = lazy(() => import("./passkeys.tsx").then((module) => ({ default: module.Passkeys })));

export interface SignInPartProps {
  explain: Explain;
  proof: Proof;
}

/** The parts of the account section about signing in: the second factor, and passkeys where the browser has them. */
export function SignInParts(props: SignInPartProps) {
  const [open, setOpen] = useState<"factor" | "passkeys" | null>(null);
  const opener = (part: "factor" | "passkeys", words: string) => (
    <Button look="link" aria-expanded={open === part} onClick={() => setOpen(open === part ? null : part)}>
      {words}
    </Button>
  );
  return (
    <>
      {opener("factor", "Second factor")}
      <Suspense>{open === "factor" && <SecondFactor {...props} />}</Suspense>
      {canUsePasskeys() && opener("passkeys", "Passkeys")}
      <Suspense>{open === "passkeys" && <Passkeys {...props} />}</Suspense>
    </>
  );
}
