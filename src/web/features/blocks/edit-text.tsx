import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isApiError } from "../../api/api-error.ts";
import { useTypedText } from "../../api/use-typed-text.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";
import { RivalText } from "../../ui/rival-text.tsx";
import { editedBlockText } from "./block-text.ts";
import { EditForm } from "./edit-form.tsx";
import { useChangeBlockWords } from "./use-change-block.ts";

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
  const change = useChangeBlockWords(blockId);
  const isPermitted = useRef(false);
  const typed = useTypedText({
    name: `${field}:${userId}:${blockId}`,
    saved: value,
    drafts: editedBlockText,
    isSavedOnRequest: true,
    save: async (text, { basedOn }) => {
      const permission = isPermitted.current ? { goOnAnyway: true } : {};
      const sent = { [field]: field === "name" ? text.trim() : text };
      return (await change.mutateAsync({ ...sent, basedOn: { [field]: basedOn }, ...permission }))[field];
    },
    readCurrent: (current) => current[field] ?? "",
  });
  const { text, error, rival } = typed;
  const [isOpen, setOpen] = useState(text !== value);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const help = isApiError(error, "crisis_help") ? error.help : null;
  const isEmptyName = field === "name" && text.trim() === "";

  // After the form closes, the focus returns to the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function close(): void {
    typed.discard();
    setOpen(false);
  }
  async function save(goOnAnyway = false): Promise<void> {
    if (isEmptyName || change.isPending || rival !== null) return;
    isPermitted.current = goOnAnyway;
    if (await typed.retry()) close();
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
      !(error instanceof Error) || help
        ? null
        : `It was not saved; what you typed is still here. ${error.message}`,
  };
  return (
    <EditForm
      help={help}
      isWhole={!isEmptyName && rival === null}
      isBusy={change.isPending}
      onSave={(anyway) => void save(anyway)}
      onCancel={close}
    >
      {field === "name" ? (
        <TextField {...box} onChange={(event) => typed.change(event.target.value)} />
      ) : (
        <TextArea {...box} rows={6} onChange={(event) => typed.change(event.target.value)} />
      )}
      {rival !== null && <RivalText rival={rival} onChoose={typed.choose} />}
    </EditForm>
  );
}
