import { type FormEvent, useId, useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The form that keeps an address for one letter, which says that Premium is for sale. */
export function TellMeWhen({ email: known }: { email: string }) {
  const [email, setEmail] = useState(known);
  const [state, setState] = useState<"asking" | "sending" | "noted">("asking");
  const [fault, setFault] = useState<string | null>(null);
  const title = useId();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    setState("sending");
    setFault(null);
    try {
      await api.billing.tellMe({ email });
      setState("noted");
    } catch (error) {
      setFault(error instanceof Error ? error.message : "No answer came. Please try again.");
      setState("asking");
    }
  }

  if (state === "noted") {
    return (
      <Notice tone="good">
        Noted. One email will go to <span className="wrap-anywhere">{email.trim()}</span> on the day Premium
        is for sale here, and the address is then forgotten.
      </Notice>
    );
  }
  return (
    <form
      onSubmit={(event) => void send(event)}
      aria-labelledby={title}
      className="grid max-w-md gap-4 text-left"
      noValidate
    >
      <p id={title}>Premium is not for sale on this server yet. One email will tell you when it is.</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hint="Kept encrypted, for this one email."
        error={fault}
      />
      <Button type="submit" look="outline" isBusy={state === "sending"} className="justify-self-start">
        Tell me when
      </Button>
    </form>
  );
}
