import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { OpenedReportOutput } from "#contract/admin.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { useProve } from "./prove.ts";

/** The longest answer that the API accepts, in characters. */
const ANSWER_MAX = 2000;

/** What a person chose to send with a report, and the field for the answer. It is opened once, when it is shown. */
export function OpenReport({ id, onChanged }: { id: string; onChanged: () => void }) {
  const prove = useProve();
  const opening = useMutation({
    mutationKey: queryKey("admin", "openReport"),
    mutationFn: () => prove(() => api.admin.openReport({ id })),
    onSuccess: onChanged,
  });
  const openOnce = useEffectEvent(() => opening.mutate());
  useEffect(() => openOnce(), []);
  const { data, error, isPending } = opening;
  if (!data) return <UnloadedList error={error} isBusy={isPending} onRetry={() => opening.mutate()} />;
  return (
    <div className="mt-4 grid gap-5">
      <Texts report={data} />
      <Answer id={id} given={data.answer} onChanged={onChanged} />
    </div>
  );
}

function Texts({ report: { note, reading, hasTexts, isUnreadable } }: { report: OpenedReportOutput }) {
  if (isUnreadable) {
    return (
      <Notice tone="warning">
        The texts of this report were encrypted under a different server secret and cannot be opened.
      </Notice>
    );
  }
  if (!hasTexts) return <p className="text-mist">The person sent only the reason.</p>;
  return (
    <div className="grid gap-4 rounded-surface bg-pond p-5">
      {note !== null && <Quoted title="What they say about it" text={note} />}
      {reading && (
        <>
          <Quoted title="What they asked" text={reading.question} />
          <Quoted title="Cards" text={reading.cards.join(", ")} />
          <Quoted title="The answer they got" text={reading.answer} />
        </>
      )}
    </div>
  );
}

function Quoted({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="type-log text-mist">{title}</h3>
      <p dir="auto" className="mt-1 max-w-column-wide whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}

function Answer({ id, given, onChanged }: { id: string; given: string | null; onChanged: () => void }) {
  const prove = useProve();
  const [answer, setAnswer] = useState(given ?? "");
  const sending = useMutation({
    mutationKey: queryKey("admin", "answerReport"),
    mutationFn: () => prove(() => api.admin.answerReport({ id, answer: answer.trim() })),
    onSuccess: onChanged,
  });
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) sending.mutate();
      }}
    >
      <div className="w-full">
        <TextArea
          label="Your answer"
          hint="It will appear above the reading. An email says only that there is an answer."
          limit={ANSWER_MAX}
          required
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </div>
      {sending.error && <Notice tone="warning">It was not sent. {sending.error.message}</Notice>}
      {sending.isSuccess && <Notice tone="good">The answer is saved.</Notice>}
      <Button type="submit" isBusy={sending.isPending} disabled={answer.trim() === ""}>
        {given === null && !sending.isSuccess ? "Answer" : "Replace the answer"}
      </Button>
    </form>
  );
}
