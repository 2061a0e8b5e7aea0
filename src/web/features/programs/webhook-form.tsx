import { useState } from "react";
import { WEBHOOK_EVENTS, WEBHOOK_URL_MAX, type WebhookEvent } from "#contract/program-access.ts";
import { isApiError, sayFault } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSubmit } from "../../ui/use-submit.ts";

export const EVENT_WORDS: Record<WebhookEvent, string> = {
  "reading.ready": "A reading is ready",
  "step.due": "A step is due",
};

interface NewWebhook {
  url: string;
  events: WebhookEvent[];
  hasContent: boolean;
}

/** A form for a new webhook. */
export function WebhookForm({ onSubmit }: { onSubmit: (wanted: NewWebhook) => Promise<void> }) {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const [hasContent, setHasContent] = useState(false);
  const { isBusy, fault, submit } = useSubmit(
    () =>
      onSubmit({
        url: url.trim(),
        events: WEBHOOK_EVENTS.filter((each) => events.includes(each)),
        hasContent,
      }),
    (error) => ({ isOfUrl: isApiError(error) && error.field === "url", sentence: sayFault(error) }),
  );
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    setEvents(isOn ? [...events, event] : events.filter((each) => each !== event));
  return (
    <form onSubmit={submit} className="grid w-full gap-3" noValidate>
      <TextField
        label="Address of the new webhook"
        name="webhook-url"
        type="url"
        autoComplete="off"
        limit={WEBHOOK_URL_MAX}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        hint="It begins with https:// and can be reached from the internet."
        error={fault?.isOfUrl ? fault.sentence : null}
      />
      <fieldset>
        <legend className="type-small text-mist">When</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) => toggle(event, target.checked)}
          >
            {EVENT_WORDS[event]}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox checked={hasContent} onChange={(event) => setHasContent(event.target.checked)}>
        Send the text too
        <span className="type-small block text-mist">
          The reading or the step itself, and not only its address.
        </span>
      </Checkbox>
      {fault && !fault.isOfUrl && <Notice tone="warning">{fault.sentence}</Notice>}
      <Button
        type="submit"
        look="outline"
        isBusy={isBusy}
        disabled={events.length === 0}
        className="justify-self-start"
      >
        Add a webhook
      </Button>
    </form>
  );
}
