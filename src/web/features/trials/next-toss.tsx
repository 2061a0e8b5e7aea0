import { useState } from "react";
import type { OpenTrials, RunningTrial } from "#contract/trials.ts";
import { writeHex } from "#domain/hex.ts";
import { STEP_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useStoredDraft } from "../../api/use-stored-draft.ts";
import { KEPT, keptItem, text } from "../../kept-items.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useTurn } from "./use-turn.ts";
import { WaitingSteps } from "./waiting-steps.tsx";

const trialStep = keptItem({ ...KEPT.trialStep, schema: text });
const SEED_BYTES = 32;

interface NextTossProps {
  trial: RunningTrial;
  blocks: OpenTrials["blocks"];
}

/**
 * The form for the next toss of a trial, which decides whether a step is written or done. The person names the
 * block and the step before the toss, so that the result cannot influence the choice. A step that suggests danger
 * is refused, and another one can be named.
 */
export function NextToss({ trial: { id, answered }, blocks }: NextTossProps) {
  const [chosen, setChosen] = useState("");
  const block = blocks.find(({ id: each }) => each === chosen) ?? blocks[0];
  const blockId = block?.id ?? "";
  const draft = useStoredDraft(trialStep, id);
  const step = draft.kept ?? "";
  const toss = useTurn({
    mutationKey: queryKey("trials", "toss"),
    mutationFn: () => api.trials.toss({ id, index: answered, blockId, step, clientSeed: makeSeed() }),
    onSuccess: draft.drop,
  });
  if (!block) {
    return (
      <p className="mt-8">
        No block is open, so there is nothing to toss for. The trial waits.{" "}
        <ButtonLink look="link" to="/blocks">
          Your blocks
        </ButtonLink>
      </p>
    );
  }
  const help = isApiError(toss.error, "crisis_help") ? toss.error.help : undefined;
  const isEmpty = step.trim() === "";
  return (
    <form
      className="mt-8 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) toss.mutate();
      }}
    >
      <SelectField
        label="Which block is it for?"
        value={blockId}
        onChange={({ target }) => setChosen(target.value)}
      >
        {blocks.map(({ id: each, name }) => (
          <option key={each} value={each} dir="auto">
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="The next small step"
        called="The step"
        hint="Write it before the toss, so that the toss can’t change your mind. Stored encrypted."
        rows={2}
        limit={STEP_MAX}
        value={step}
        onChange={({ target }) => draft.keep(target.value)}
      />
      {isEmpty && <WaitingSteps blockId={block.id} onChoose={draft.keep} />}
      {help ? (
        <HelpFirst
          lines={help}
          kept="Your words are still here. Nothing was sent on."
          anyway="Name another step"
          onAnyway={() => toss.reset()}
        />
      ) : (
        <p>
          <Button type="submit" isBusy={toss.isPending} aria-disabled={isEmpty}>
            Toss
          </Button>
        </p>
      )}
      {toss.isError && !help && <Notice tone="warning">Nothing was tossed. {toss.error.message}</Notice>}
    </form>
  );
}

/** Returns the browser's half of the randomness, in hex. The server committed to its own half before. */
function makeSeed(): string {
  return writeHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}
