import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FoundUserOutput } from "#contract/admin.ts";
import { api } from "../../api/client.ts";
import type { Dates } from "../../api/dates.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useProve } from "./prove.ts";
import { sayPlan } from "./words.ts";

interface FoundAccountProps {
  user: FoundUserOutput;
  isOwn: boolean;
  onChanged: () => void;
}

/** One account that was found, with what an administrator can do to it. */
export function FoundAccount({ user, isOwn, onChanged }: FoundAccountProps) {
  const prove = useProve();
  const dates = useDates();
  const { id, isDisabled } = user;
  const after = { onSuccess: onChanged };
  const signOut = useMutation({
    mutationKey: queryKey("admin", "signOut"),
    mutationFn: () => prove(() => api.admin.signOut({ id })),
    ...after,
  });
  const disable = useMutation({
    mutationKey: queryKey("admin", "disable"),
    mutationFn: () => prove(() => api.admin.disable({ id, isDisabled: !isDisabled })),
    ...after,
  });
  const error = signOut.error ?? disable.error;
  return (
    <li className="grid gap-3 border-t border-ripple py-5">
      <div>
        <p className="break-all font-medium">{user.email}</p>
        <p className="type-small text-mist">{describe(user, dates)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign out everywhere
        </Button>
        {!isOwn && (
          <Button look="outline" isBusy={disable.isPending} onClick={() => disable.mutate()}>
            {isDisabled ? "Enable" : "Disable"}
          </Button>
        )}
      </div>
      <Grant user={user} onChanged={onChanged} />
      {signOut.isSuccess && <Notice tone="good">This account is now signed out everywhere.</Notice>}
      {error && <Notice tone="warning">Nothing was changed. {error.message}</Notice>}
    </li>
  );
}

function describe(user: FoundUserOutput, dates: Dates): string {
  return [
    sayPlan(user, dates),
    user.isEmailVerified ? "address confirmed" : "address not confirmed",
    user.isAdmin && "administrator",
    user.isDisabled && "disabled",
  ]
    .filter(Boolean)
    .join(" · ");
}

function Grant({ user: { id, email, granted }, onChanged }: Omit<FoundAccountProps, "isOwn">) {
  const prove = useProve();
  const [day, setDay] = useState("");
  const grant = useMutation({
    mutationKey: queryKey("admin", "grant"),
    mutationFn: (until: string | null) => prove(() => api.admin.grant({ id, until })),
    onSuccess: onChanged,
  });
  return (
    <form
      aria-label={`Premium for ${email}`}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        grant.mutate(day === "" ? "endless" : day);
      }}
    >
      <TextField
        label="Premium until (leave empty for no end date)"
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button look="outline" type="submit" isBusy={grant.isPending}>
        Grant Premium
      </Button>
      {granted && (
        <Button look="link" disabled={grant.isPending} onClick={() => grant.mutate(null)}>
          End granted Premium
        </Button>
      )}
      {grant.error && <Notice tone="warning">Nothing was changed. {grant.error.message}</Notice>}
    </form>
  );
}
