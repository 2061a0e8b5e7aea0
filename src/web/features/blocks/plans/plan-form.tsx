import { useState } from "react";
import type { BlockPlanOutput } from "#contract/block-plans.ts";
import { BLOCK_PLAN_PART_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "#web/api/api-error.ts";
import { useStoredDraft } from "#web/api/use-stored-draft.ts";
import { TextField } from "#web/ui/field.tsx";
import { blockText } from "../block-text.ts";
import { EditForm } from "../edit-form.tsx";
import type { useBlockPlans } from "./use-block-plans.ts";

interface PlanFormProps {
  blockId: string;
  userId: string;
  /** The plan that is edited; `undefined` for a new one. */
  plan: BlockPlanOutput | undefined;
  saving: ReturnType<typeof useBlockPlans>["saving"];
  onClose: () => void;
}

/** A form for both halves of a plan. Typed text is stored on the device until it is saved or the form is closed. */
export function PlanForm({ blockId, userId, plan, saving, onClose }: PlanFormProps) {
  const place = `${userId}:${plan?.id ?? blockId}`;
  const when = useStoredDraft(blockText, `when:${place}`);
  const will = useStoredDraft(blockText, `will:${place}`);
  const [planId] = useState(() => plan?.id ?? crypto.randomUUID());
  const words = { when: when.kept ?? plan?.when ?? "", will: will.kept ?? plan?.will ?? "" };
  const isWhole = words.when.trim() !== "" && words.will.trim() !== "";
  const help = isApiError(saving.error, "crisis_help") ? saving.error.help : null;
  function close(): void {
    when.drop();
    will.drop();
    onClose();
  }
  function save(goOnAnyway = false): void {
    if (!isWhole || saving.isPending) return;
    saving.mutate({ planId, ...words, ...(goOnAnyway && { goOnAnyway }) }, { onSuccess: close });
  }
  return (
    <EditForm {...{ help, isWhole }} isBusy={saving.isPending} onSave={save} onCancel={close}>
      <TextField
        label="When"
        placeholder="I open the draft"
        value={words.when}
        limit={BLOCK_PLAN_PART_MAX}
        autoFocus
        onChange={(event) => when.keep(event.target.value)}
      />
      <TextField
        label="I will"
        placeholder="write one line before I read"
        value={words.will}
        limit={BLOCK_PLAN_PART_MAX}
        error={
          saving.error && !help
            ? `It was not saved; what you typed is still here. ${saving.error.message}`
            : null
        }
        onChange={(event) => will.keep(event.target.value)}
      />
    </EditForm>
  );
}
