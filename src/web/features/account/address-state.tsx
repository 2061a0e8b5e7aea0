import { useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Explain } from "./account-form.tsx";

interface AddressStateProps {
  email: string;
  isVerified: boolean;
  /** Whether emails from this server reach people. */
  sendsEmail: boolean;
  explain: Explain;
}

/**
 * Shows the account's email address and whether it is verified. If it is not, offers to send the verification email
 * again.
 */
export function AddressState({ email, isVerified, sendsEmail, explain }: AddressStateProps) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [fault, setFault] = useState<string | null>(null);

  async function send(): Promise<void> {
    setState("sending");
    setFault(null);
    try {
      await api.recovery.sendConfirmation({ email, callbackURL: "/preferences?address=verified" });
      setState("sent");
    } catch (error) {
      setFault(explain(error).sentence);
      setState("idle");
    }
  }

  if (email === "") return <p className="text-mist">This account has no email address.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="flex max-w-full flex-wrap items-baseline gap-x-3">
        <span dir="auto" className="min-w-0 break-words">
          {email}
        </span>
        <span className={`type-log ${isVerified ? "text-reed" : "text-bill"}`}>
          {isVerified ? "verified" : "not verified yet"}
        </span>
      </p>
      {!isVerified && !sendsEmail && (
        <p className="type-small text-mist">This server sends no email, so it cannot be verified here.</p>
      )}
      {!isVerified && sendsEmail && state !== "sent" && (
        <Button look="link" isBusy={state === "sending"} onClick={() => void send()}>
          Send the email again
        </Button>
      )}
      {state === "sent" && (
        <Notice tone="good">An email is on its way. The link in it works for an hour.</Notice>
      )}
      {fault && <Notice tone="warning">{fault}</Notice>}
    </div>
  );
}
