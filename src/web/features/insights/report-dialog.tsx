import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { Notice } from "../../ui/notice.tsx";

const REASONS = [
  { id: "wrong", label: "It is wrong", hint: "It misread what I wrote, or says something untrue." },
  { id: "harmful", label: "It is harmful", hint: "It is cruel, or it pushes me toward something dangerous." },
  { id: "other", label: "Something else", hint: "Say what, below." },
] as const;
type Reason = (typeof REASONS)[number]["id"];

interface Report {
  reason: Reason;
  note?: string;
  sendsNote?: boolean;
  sendsReading?: boolean;
  goOnAnyway?: boolean;
}

/** The longest note the API accepts, in characters. */
const NOTE_MAX = 1000;

/** The dialog that reports a reading as wrong or harmful. */
export function ReportDialog({ insightId, onClose }: { insightId: string; onClose: () => void }) {
  const report = useMutation({
    mutationKey: queryKey("insights", "report", { id: insightId }),
    mutationFn: (sent: Report) => api.insights.report({ id: insightId, ...sent }),
  });
  return (
    <Dialog
      isOpen
      place="sheet"
      onClose={onClose}
      title={report.isSuccess ? "Thank you" : "Report this reading"}
    >
      {report.isSuccess ? (
        <div className="grid gap-5">
          <p>
            It went to the people who run this server. An answer, if there is one, will stand above this
            reading. The reading stays where it is until you delete it.
          </p>
          <Button onClick={onClose}>Close</Button>
        </div>
      ) : (
        <ReportForm isSending={report.isPending} error={report.error} onSend={report.mutate} />
      )}
    </Dialog>
  );
}

interface ReportFormProps {
  isSending: boolean;
  error: Error | null;
  onSend: (report: Report) => void;
}

function ReportForm({ isSending, error, onSend }: ReportFormProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState("");
  const [sendsNote, setSendsNote] = useState(true);
  const [sendsReading, setSendsReading] = useState(false);
  const words = note.trim();
  const help = isApiError(error, "crisis_help") ? error.help : null;
  const send = (more: Pick<Report, "goOnAnyway"> = {}) => {
    if (!reason || isSending) return;
    onSend({ reason, sendsReading, ...(words && { note: words, sendsNote }), ...more });
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Reasons chosen={reason} onChoose={setReason} />
      <TextArea
        label="What was it? (optional)"
        called="Your note"
        limit={NOTE_MAX}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <fieldset>
        <legend className="type-small text-mist">
          The people who run this server see your reason, and not who you are. What else may they read?
        </legend>
        {words && (
          <Checkbox checked={sendsNote} onChange={(event) => setSendsNote(event.target.checked)}>
            The note above
          </Checkbox>
        )}
        <Checkbox checked={sendsReading} onChange={(event) => setSendsReading(event.target.checked)}>
          This reading
          <span className="type-small block text-mist">
            What you asked, the cards, and what you were answered.
          </span>
        </Checkbox>
      </fieldset>
      {help && (
        <HelpFirst
          lines={help}
          kept="Your note is still here, and nobody has it yet."
          anyway="Send it anyway"
          onAnyway={() => send({ goOnAnyway: true })}
        />
      )}
      {error && !help && <Notice tone="warning">It was not sent. {error.message}</Notice>}
      <Button type="submit" disabled={!reason} isBusy={isSending}>
        Send
      </Button>
    </form>
  );
}

function Reasons({ chosen, onChoose }: { chosen: Reason | null; onChoose: (reason: Reason) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">Reason</legend>
      {REASONS.map(({ id, label, hint }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="radio"
            name="reason"
            checked={chosen === id}
            onChange={() => onChoose(id)}
            className="tick mt-0.5 size-6 shrink-0"
          />
          <span>
            {label}
            <span className="type-small block text-mist">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
