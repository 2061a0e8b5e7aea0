import { useState } from "react";
import { PROGRAM_NAME_MAX, type ProgramScope, TOKEN_DAYS } from "#contract/program-access.ts";
import { sayFault } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useSubmit } from "../../ui/use-submit.ts";

interface NewToken {
  name: string;
  scopes: ProgramScope[];
  days?: (typeof TOKEN_DAYS)[number];
}

/** A form for a new access token. */
export function TokenForm({ onSubmit }: { onSubmit: (wanted: NewToken) => Promise<void> }) {
  const [name, setName] = useState("");
  const [mayWrite, setMayWrite] = useState(false);
  const [days, setDays] = useState(String(TOKEN_DAYS[1]));
  const { isBusy, fault, submit } = useSubmit(() => {
    const valid = TOKEN_DAYS.find((each) => String(each) === days);
    return onSubmit({
      name: name.trim() || "A program",
      scopes: mayWrite ? ["read", "write"] : ["read"],
      ...(valid && { days: valid }),
    });
  }, sayFault);
  return (
    <form onSubmit={submit} className="grid w-full gap-4" noValidate>
      <TextField
        label="Name of the new token"
        name="token-name"
        autoComplete="off"
        limit={PROGRAM_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
        hint="For example, the program that gets it."
      />
      <Checkbox checked={mayWrite} onChange={(event) => setMayWrite(event.target.checked)}>
        It may also change things
        <span className="type-small block text-mist">
          Draw cards, add blocks, mark steps. Without this it can only read.
        </span>
      </Checkbox>
      <SelectField label="Valid for" value={days} onChange={(event) => setDays(event.target.value)}>
        {TOKEN_DAYS.map((each) => (
          <option key={each} value={each}>
            {each} days
          </option>
        ))}
        <option value="">Until I revoke it</option>
      </SelectField>
      {fault && <Notice tone="warning">{fault}</Notice>}
      <Button type="submit" look="outline" isBusy={isBusy} className="justify-self-start">
        Make a token
      </Button>
    </form>
  );
}
