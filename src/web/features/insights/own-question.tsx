import { useEffect, useRef, useState } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { textDrafts } from "../../api/text-draft.ts";
import { useDates } from "../../api/use-dates.ts";
import { useTypedText } from "../../api/use-typed-text.ts";
import { KEPT } from "../../kept-items.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { HelpBeforeSaving } from "../../ui/help-before-saving.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RivalText } from "../../ui/rival-text.tsx";
import { useChangeWords } from "./use-words.ts";

/** The drafts of edited questions, keyed by insight. Signing out deletes them together with the other drafts. */
const questionDraft = textDrafts(KEPT.questionDraft);

/** Shows the question that the person wrote, and lets them edit it in place. Editing does not change the reading. */
export function OwnQuestion({ insight }: { insight: InsightOutput }) {
  const { formatDay } = useDates();
  const { id, userContext, editedAt } = insight;
  const [isEditing, setEditing] = useState(false);
  const hasDraft = questionDraft.read(id) !== null;
  const place = useRef<HTMLDetailsElement>(null);
  const wasEditing = useRef(false);

  // The text area gets the focus when the form opens, and the button that opens the form gets it when the form
  // closes.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    place.current?.querySelector<HTMLElement>(isEditing ? "textarea" : "button")?.focus();
  }, [isEditing]);
  return (
    <details ref={place} className="mt-6">
      <summary className="min-h-11 cursor-pointer py-2 text-gold">
        What you wrote
        {editedAt !== null && (
          <span className="type-log ml-3 text-mist">
            edited <time dateTime={editedAt}>{formatDay(editedAt)}</time>
          </span>
        )}
      </summary>
      {isEditing ? (
        <QuestionForm insightId={id} userContext={userContext} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p
            dir="auto"
            className="type-write mt-2 max-w-column-read border-l border-hair pl-5 text-ghost [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            {userContext}
          </p>
          <Button look="link" className="mt-2" onClick={() => setEditing(true)}>
            {hasDraft ? "Go on editing" : "Edit"}
          </Button>
        </>
      )}
    </details>
  );
}

interface QuestionFormProps {
  insightId: string;
  userContext: string;
  onClose: () => void;
}

function QuestionForm({ insightId, userContext, onClose }: QuestionFormProps) {
  const { mutateAsync, isPending } = useChangeWords(insightId);
  const isPermitted = useRef(false);
  const { text, error, rival, change, choose, discard, retry } = useTypedText({
    name: insightId,
    saved: userContext,
    drafts: questionDraft,
    isSavedOnRequest: true,
    save: async (words, { basedOn }) => {
      const permission = isPermitted.current ? { goOnAnyway: true } : {};
      const based = { userContext: basedOn };
      return (await mutateAsync({ userContext: words, basedOn: based, ...permission })).userContext;
    },
    readCurrent: (current) => current.userContext ?? "",
  });
  const help = isApiError(error, "crisis_help") ? error.help : null;
  const isSame = text === userContext;
  async function save(goOnAnyway = false): Promise<void> {
    isPermitted.current = goOnAnyway;
    if (await retry()) onClose();
  }
  return (
    <form
      className="mt-2 max-w-column-wide"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "" && !isPending) void save();
      }}
    >
      <TextArea
        label="What you wrote"
        hint="The reading stays as it is."
        error={text.trim() === "" ? "It cannot be empty. To get rid of it, delete the reading." : null}
        limit={USER_CONTEXT_MAX}
        rows={6}
        value={text}
        readOnly={isPending}
        onChange={(event) => change(event.target.value)}
      />
      {help && <HelpBeforeSaving lines={help} onSave={() => void save(true)} />}
      {rival !== null && <RivalText rival={rival} onChoose={choose} />}
      {error instanceof Error && !help && (
        <div className="mt-3">
          <Notice tone="warning">It was not saved; your words are kept here. {error.message}</Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5">
        <Button
          look="outline"
          type="submit"
          isBusy={isPending}
          disabled={text.trim() === "" || rival !== null}
        >
          Save
        </Button>
        <Button look="link" onClick={onClose}>
          Cancel
        </Button>
        {!isSame && (
          <Button look="link" disabled={isPending} onClick={discard}>
            Undo my changes
          </Button>
        )}
      </div>
    </form>
  );
}
