import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { WEBHOOKS_MAX } from "#contract/program-access.ts";
import type { WebhookOutput } from "#contract/programs.ts";
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
import { ShownOnce } from "./shown-once.tsx";
import { EVENT_WORDS, WebhookForm } from "./webhook-form.tsx";

/** Lists the webhooks with their state, and adds, tries and removes them. */
export function Webhooks({ runProven }: ProgramPartProps) {
  const { data, error, isFetching, refetch } = useQuery(programsQuery);
  const [made, setMade] = useState<string | null>(null);
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const { webhooks } = data;
  return (
    <ProgramPart
      label="Webhooks"
      when={made ?? webhooks.length}
      instead={
        made && (
          <ShownOnce title="The secret that signs the messages" secret={made} onSaved={() => setMade(null)}>
            <p className="type-note text-mist">
              Your program uses it to check that a message really comes from here. The format is that of
              Standard Webhooks.
            </p>
          </ShownOnce>
        )
      }
    >
      <p className="type-note text-mist">
        A program of yours is called when something happens. The messages are signed and say nothing of what
        you wrote, unless you ask for it.
      </p>
      {webhooks.length > 0 && (
        <ul className="w-full">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onChanged={async () => {
                await refetch();
              }}
            />
          ))}
        </ul>
      )}
      {webhooks.length < WEBHOOKS_MAX && (
        <WebhookForm
          onSubmit={async (wanted) => {
            const { secret } = await runProven(() => api.programs.createWebhook(wanted));
            setMade(secret);
            await refetch();
          }}
        />
      )}
    </ProgramPart>
  );
}

function WebhookRow({ webhook, onChanged }: { webhook: WebhookOutput; onChanged: () => Promise<void> }) {
  const dates = useDates();
  const { id, url, events, hasContent, disabledAt } = webhook;
  const [isSent, setSent] = useState(false);
  const shown = url || "A webhook that could not be opened";
  const testing = useSubmit(async () => {
    setSent(false);
    await api.programs.testWebhook({ id });
    setSent(true);
    await onChanged();
  }, sayFault);
  const removing = useSubmit(async () => {
    await api.programs.removeWebhook({ id });
    await onChanged();
  }, sayFault);
  const fault = testing.fault ?? removing.fault;
  return (
    <li className="grid gap-1 border-t border-ripple py-3">
      <span className="break-all">{shown}</span>
      <span className="type-log text-mist">
        {events.map((event) => EVENT_WORDS[event]).join(" · ")} · {hasContent ? "with" : "without"} the text
      </span>
      <span className={`type-log ${disabledAt ? "text-bill" : "text-mist"}`}>{sayState(webhook, dates)}</span>
      {fault && <Notice tone="warning">{fault}</Notice>}
      <p className="flex flex-wrap items-center gap-x-6">
        <Button
          look="link"
          isBusy={testing.isBusy}
          aria-label={`Send a test to ${shown}`}
          onClick={() => void testing.run()}
        >
          {disabledAt ? "Turn on and send a test" : "Send a test"}
        </Button>
        <Button
          look="link"
          isBusy={removing.isBusy}
          aria-label={`Remove ${shown}`}
          onClick={() => void removing.run()}
        >
          Remove
        </Button>
        <span role="status" className="type-small text-mist">
          {isSent && "On its way."}
        </span>
      </p>
    </li>
  );
}

function sayState(
  { disabledAt, failingSince, lastFailure, deliveredAt }: WebhookOutput,
  { formatFullDay, formatMoment }: Dates,
): string {
  const why = lastFailure ? `: it ${lastFailure}` : "";
  if (disabledAt) return `off since ${formatFullDay(disabledAt)}${why}`;
  if (failingSince) return `failing since ${formatMoment(failingSince)}${why}. It is tried again.`;
  return deliveredAt ? `last message accepted ${formatMoment(deliveredAt)}` : "nothing was sent yet";
}
