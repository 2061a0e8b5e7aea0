import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TOKENS_MAX } from "#contract/program-access.ts";
import type { TokenOutput } from "#contract/programs.ts";
import { sayFault } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import type { Dates } from "../../api/dates.ts";
import { programsQuery } from "../../api/queries/programs.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { useSubmit } from "../../ui/use-submit.ts";
import { ProgramPart, type ProgramPartProps } from "./program-part.tsx";
import { Command, ShownOnce } from "./shown-once.tsx";
import { TokenForm } from "./token-form.tsx";

/** Lists the access tokens, and makes and revokes them. */
export function AccessTokens({ runProven }: ProgramPartProps) {
  const { data, error, isFetching, refetch } = useQuery(programsQuery);
  const [made, setMade] = useState<string | null>(null);
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const { tokens } = data;
  return (
    <ProgramPart
      label="Access tokens"
      when={made ?? tokens.length}
      instead={
        made && (
          <ShownOnce
            title="Your new access token"
            secret={made}
            onSaved={() => {
              setMade(null);
              // The person may have tried it meanwhile.
              void refetch();
            }}
          >
            <Command label="Try it in a terminal">
              {`curl -H "Authorization: Bearer ${made}" ${location.origin}/api/me`}
            </Command>
            <Command label="The address for assistants that speak MCP">{`${location.origin}/mcp`}</Command>
          </ShownOnce>
        )
      }
    >
      <p className="type-note text-mist">
        A program that has a token acts as you. No token can delete the account, change how you sign in, pay,
        or make other tokens.
      </p>
      {tokens.length > 0 && (
        <ul className="w-full">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRevoke={async () => {
                await api.programs.revokeToken({ id: token.id });
                await refetch();
              }}
            />
          ))}
        </ul>
      )}
      {tokens.length < TOKENS_MAX && (
        <TokenForm
          onSubmit={async (wanted) => {
            const { token } = await runProven(() => api.programs.createToken(wanted));
            setMade(token);
            await refetch();
          }}
        />
      )}
    </ProgramPart>
  );
}

function TokenRow({ token, onRevoke }: { token: TokenOutput; onRevoke: () => Promise<void> }) {
  const dates = useDates();
  const { formatFullDay, formatMoment } = dates;
  const { name, scopes, createdAt, usedAt, expiresAt } = token;
  const { isBusy, fault, run } = useSubmit(onRevoke, sayFault);
  const shown = name || "Unnamed token";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-ripple py-3">
      <span dir="auto" className="min-w-0 break-words">
        {shown}
        <span className="type-log block text-mist">
          may {scopes.join(" and ")} · made {formatFullDay(createdAt)} ·{" "}
          {usedAt ? `last used ${formatMoment(usedAt)}` : "never used"}
          <span>{expiresAt && ` · ${sayEnd(expiresAt, dates)}`}</span>
        </span>
      </span>
      <Button look="link" isBusy={isBusy} aria-label={`Revoke ${shown}`} onClick={() => void run()}>
        Revoke
      </Button>
      {fault && (
        <div className="w-full">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </li>
  );
}

function sayEnd(expiresAt: string, { formatFullDay }: Dates): string {
  const isOver = new Date(expiresAt) <= new Date();
  return `${isOver ? "expired" : "expires"} ${formatFullDay(expiresAt)}`;
}
