import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { isApiError, sayFault } from "../api/api-error.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { SIGN_UP_LABEL, SITE } from "../ui/site.ts";

// Both need the code that calls the API, which pages of text load only when somebody presses the button.
const TellMeWhen = lazy(() =>
  import("../features/billing/tell-me-when.tsx").then((module) => ({ default: module.TellMeWhen })),
);
const loadCheckout = () => import("../features/billing/go-to-checkout.ts");

/**
 * The button for Premium. Where Premium is for sale it leads to the page to pay on, and a visitor signs up first. Where it
 * is not, the button opens a form for one letter, without a sign-up.
 */
export function UpgradeButton({ look = "go" }: { look?: ButtonLook }) {
  const { me, user, isGuest, showAuth } = useAuth();
  const [state, setState] = useState<"idle" | "busy" | "asked">("idle");
  const [fault, setFault] = useState<unknown>(null);
  if (me?.plan === "premium") return <Notice>You are already a Premium Duck.</Notice>;
  const isMember = user !== null && !isGuest;
  // The pages may have been built before the server got its key.
  const isForSale = me?.flags.sellsPremium ?? SITE.sellsPremium;
  const needsSignUp = !isMember && (isForSale || SITE.isWaitlist);

  async function goOn(): Promise<void> {
    if (needsSignUp) {
      showAuth({ mode: "signUp", reason: "upgrade" });
      return;
    }
    if (!isForSale) {
      setState("asked");
      return;
    }
    setState("busy");
    setFault(null);
    try {
      await (await loadCheckout()).goToCheckout();
    } catch (error) {
      setFault(error);
    }
    setState("idle");
  }

  const label = isForSale ? "Upgrade to Premium" : "Tell me when";
  return (
    <div className="grid justify-items-stretch gap-3">
      {state !== "asked" && (
        <Button
          look={isForSale || SITE.isWaitlist ? look : "outline"}
          className={look === "go" ? "" : "min-h-14"}
          isBusy={state === "busy"}
          onClick={() => void goOn()}
        >
          {SITE.isWaitlist && !isMember ? SIGN_UP_LABEL : label}
        </Button>
      )}
      {state === "asked" && (
        <Suspense>
          <TellMeWhen email={user?.email ?? ""} />
        </Suspense>
      )}
      {fault !== null && <Refused fault={fault} />}
    </div>
  );
}

function Refused({ fault }: { fault: unknown }) {
  return (
    <Notice tone="warning">
      {sayFault(fault)}{" "}
      {isApiError(fault, "conflict") && (
        <Link to="/preferences#premium" className="underlined">
          Open preferences
        </Link>
      )}
    </Notice>
  );
}
