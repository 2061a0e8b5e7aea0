import { useId, useState } from "react";
import { sayFault } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSubmit } from "../../ui/use-submit.ts";

/** The form that keeps an address for one letter, which says that Premium is for sale. */
export function TellMeWhen({ email: known }: { email: string }) {
  const [email, setEmail] = useState(known);
  const [isNoted, setNoted] = useState(false);
  const title = useId();
  const { isBusy, fault, submit } = useSubmit(async () => {
    await api.billing.tellMe({ email });
    setNoted(true);
  }, sayFault);

  if (isNoted) {
    return (
      <Notice tone="good">
        Noted. One email will go to{" "}
        <span dir="auto" className="wrap-anywhere">
          {email.trim()}
        </span>{" "}
        on the day Premium is for sale here, and the address is then forgotten.
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} aria-labelledby={title} className="grid max-w-md gap-4 text-left" noValidate>
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
      <Button type="submit" look="outline" isBusy={isBusy} className="justify-self-start">
        Tell me when
      </Button>
    </form>
  );
}
