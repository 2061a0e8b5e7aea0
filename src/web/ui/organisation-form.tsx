import { type FormEvent, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";
import { useFocusedField } from "./use-focused-field.ts";

/** Asks for an address, whose domain says where the person signs in. */
export function OrganisationForm({
  isBusy,
  onSubmit,
}: {
  isBusy: boolean;
  onSubmit: (email: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const place = useRef<HTMLFormElement>(null);
  useFocusedField(place, isOpen, { atStart: false });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onSubmit(email);
  }
  if (!isOpen) {
    return (
      <Button look="link" onClick={() => setOpen(true)} className="justify-self-start">
        Use your organization’s sign-in
      </Button>
    );
  }
  return (
    <form ref={place} onSubmit={submit} className="grid w-full gap-3" noValidate>
      <TextField
        label="Email at your organization"
        name="organisation"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" look="outline" isBusy={isBusy}>
        Continue
      </Button>
    </form>
  );
}
