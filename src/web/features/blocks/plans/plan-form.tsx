import { useRef, useState } from "react";
import type { BlockPlanOutput } from "#contract/block-plans.ts";
import { BLOCK_PLAN_PART_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "#web/api/api-error.ts";
import { useTypedText } from "#web/api/use-typed-text.ts";
import { TextField } from "#web/ui/field.tsx";
import { RivalText } from "#web/ui/rival-text.tsx";
import { editedBlockText } from "../block-text.ts";
import { EditForm } from "../edit-form.tsx";
import { decodePlan, encodePlan, type PlanWords, sayBlockPlan } from "./plan-words.ts";
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
  const [planId] = useState(() => plan?.id ?? crypto.randomUUID());
  const isPermitted = useRef(false);
  const typed = useTypedText({
    name: `plan:${userId}:${plan?.id ?? blockId}`,
    saved: encodePlan(plan ?? { when: "", will: "" }),
    drafts: editedBlockText,
    isSavedOnRequest: true,
    save: async (encoded, { basedOn }) => {
      const permission = isPermitted.current ? { goOnAnyway: true } : {};
      const based = { ...decodePlan(encoded), basedOn: decodePlan(basedOn) };
      return encodePlan(await saving.mutateAsync({ planId, ...based, ...permission }));
    },
    readCurrent: ({ when, will }) => encodePlan({ when: when ?? "", will: will ?? "" }),
  });
  const { error, rival } = typed;
  const words = decodePlan(typed.text);
  const isWhole = words.when.trim() !== "" && words.will.trim() !== "" && rival === null;
  const help = isApiError(error, "crisis_help") ? error.help : null;
  const change = (half: Partial<PlanWords>) => typed.change(encodePlan({ ...words, ...half }));
  function close(): void {
    typed.discard();
    onClose();
  }
  async function save(goOnAnyway = false): Promise<void> {
    if (!isWhole || saving.isPending) return;
    isPermitted.current = goOnAnyway;
    if (await typed.retry()) close();
  }
  return (
    <EditForm
      {...{ help, isWhole }}
      isBusy={saving.isPending}
      onSave={(anyway) => void save(anyway)}
      onCancel={close}
    >
      <TextField
        label="When"
        placeholder="I open the draft"
        value={words.when}
        limit={BLOCK_PLAN_PART_MAX}
        autoFocus
        onChange={(event) => change({ when: event.target.value })}
      />
      <TextField
        label="I will"
        placeholder="write one line before I read"
        value={words.will}
        limit={BLOCK_PLAN_PART_MAX}
        error={
          error instanceof Error && !help
            ? `It was not saved; what you typed is still here. ${error.message}`
            : null
        }
        onChange={(event) => change({ will: event.target.value })}
      />
      {rival !== null && <RivalText rival={sayBlockPlan(decodePlan(rival))} onChoose={typed.choose} />}
    </EditForm>
  );
}
