import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isApiError } from "../../api/api-error.ts";
import { useStoredDraft } from "../../api/use-stored-draft.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";
import { blockText } from "./block-text.ts";
import { EditForm } from "./edit-form.tsx";
import { type BlockChange, useChangeBlock } from "./use-change-block.ts";

interface EditTextProps {
  blockId: string;
  userId: string;
  field: "name" | "notes";
  label: string;
  value: string;
  max: number;
  /** Renders the saved text. Calling `edit` opens the form. */
  children: (edit: () => void) => ReactNode;
}

/** A text that is edited in place. An unsaved draft is restored on the next visit. */
export function EditText({ blockId, userId, field, label, value, max, children }: EditTextProps) {
  const draft = useStoredDraft(blockText, `${field}:${userId}:${blockId}`);
  const [isOpen, setOpen] = useState(draft.kept !== null && draft.kept !== value);
  const change = useChangeBlock(blockId);
  const text = draft.kept ?? value;
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const help = isApiError(change.error, "crisis_help") ? change.error.help : null;
  const isEmptyName = field === "name" && text.trim() === "";

  // After the form closes, the focus returns to the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function close(): void {
    draft.drop();
    change.reset();
    setOpen(false);
  }
  function save(goOnAnyway = false): void {
    if (isEmptyName || change.isPending) return;
    if (text === value) {
      close();
      return;
    }
    const changes: BlockChange = field === "name" ? { name: text.trim() } : { notes: text };
    change.mutate({ ...changes, ...(goOnAnyway && { goOnAnyway }) }, { onSuccess: close });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (text === value && pressedKey(event) === "Escape") close();
  }

  if (!isOpen) return <div ref={place}>{children(() => setOpen(true))}</div>;
  const box = {
    label,
    value: text,
    limit: max,
    autoFocus: true,
    readOnly: change.isPending,
    onKeyDown,
    error:
      !change.error || help
        ? null
        : `It was not saved; what you typed is still here. ${change.error.message}`,
  };
  return (
    <EditForm help={help} isWhole={!isEmptyName} isBusy={change.isPending} onSave={save} onCancel={close}>
      {field === "name" ? (
        <TextField {...box} onChange={(event) => draft.keep(event.target.value)} />
      ) : (
        <TextArea {...box} rows={6} onChange={(event) => draft.keep(event.target.value)} />
      )}
    </EditForm>
  );
}
