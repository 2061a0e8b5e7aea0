import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WaitingOutput } from "#contract/admin.ts";
import { api } from "../../api/client.ts";
import { waitingQuery } from "../../api/queries/admin.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { EmptyPanel, Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { useProve } from "./prove.ts";
import { sayCount } from "./words.ts";

/** The most invitations that one request sends. */
const MOST = 50;

type Asked = { emails: string[] } | { oldest: number };

/** The waitlist: who has waited longest, and invitations for one address, several, or the oldest ones. */
export function Waitlist() {
  const prove = useProve();
  const { data, error, isFetching, refetch } = useQuery(waitingQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const invite = useMutation({
    mutationKey: queryKey("admin", "invite"),
    mutationFn: (asked: Asked) => prove(() => api.admin.invite(asked)),
    onSuccess: () => {
      setChosen(new Set());
      void refetch();
    },
  });
  const toggle = (email: string) =>
    setChosen((before) =>
      before.has(email) ? new Set([...before].filter((each) => each !== email)) : new Set([...before, email]),
    );
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-8">
      {data.waiting === 0 ? (
        <EmptyPanel art="line" title="Nobody is waiting">
          An address that was never on the list can be invited, too.
        </EmptyPanel>
      ) : (
        <p>{sayCount(data.waiting)} waiting for an invitation.</p>
      )}
      <InviteForms isBusy={invite.isPending} onInvite={(asked) => invite.mutate(asked)} />
      {invite.error && <Notice tone="warning">Nobody was invited. {invite.error.message}</Notice>}
      {invite.data && (
        <Notice tone="good">
          Invited: {invite.data.invited}.
          <span>{invite.data.hadAccount > 0 && ` Already have an account: ${invite.data.hadAccount}.`}</span>
        </Notice>
      )}
      <Entries entries={data.entries} chosen={chosen} onToggle={toggle} />
      {chosen.size > 0 && (
        <div>
          <Button isBusy={invite.isPending} onClick={() => invite.mutate({ emails: [...chosen] })}>
            Invite selected: {chosen.size}
          </Button>
        </div>
      )}
    </div>
  );
}

function InviteForms({ isBusy, onInvite }: { isBusy: boolean; onInvite: (asked: Asked) => void }) {
  const [email, setEmail] = useState("");
  const [oldest, setOldest] = useState("10");
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <form
        className="grid content-start justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onInvite({ emails: [email.trim()] });
        }}
      >
        <TextField
          label="Invite an email address"
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button look="outline" type="submit" isBusy={isBusy}>
          Invite
        </Button>
      </form>
      <form
        className="grid content-start justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onInvite({ oldest: Number(oldest) });
        }}
      >
        <TextField
          label="Number to invite, longest wait first"
          type="number"
          required
          min={1}
          max={MOST}
          value={oldest}
          onChange={(event) => setOldest(event.target.value)}
        />
        <Button look="outline" type="submit" isBusy={isBusy}>
          Invite the first in line
        </Button>
      </form>
    </div>
  );
}

interface EntriesProps extends Pick<WaitingOutput, "entries"> {
  chosen: ReadonlySet<string>;
  onToggle: (email: string) => void;
}

function Entries({ entries, chosen, onToggle }: EntriesProps) {
  const { formatFullDay } = useDates();
  return (
    <ul aria-label="Those who have waited longest">
      {entries.map(({ email, confirmedAt, invitedUntil }) => (
        <li key={email} className="border-t border-ripple">
          <Checkbox checked={chosen.has(email)} onChange={() => onToggle(email)}>
            <span className="break-all">{email}</span>
            <span className="type-log block text-mist">
              waiting since {formatFullDay(confirmedAt)}
              <span>{invitedUntil && ` · invited until ${formatFullDay(invitedUntil)}`}</span>
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
