import { STAND_IN_SENTENCES, type StandInReason } from "#domain/duck/stand-in.ts";
import { Notice } from "../../ui/notice.tsx";

/** Says, from a reading's first words on, that the offline duck wrote it in place of the model, and why. */
export function StandInLine({ reason }: { reason: StandInReason | undefined }) {
  return (
    reason && (
      <div className="mt-6 max-w-147">
        <Notice>{STAND_IN_SENTENCES[reason]}</Notice>
      </div>
    )
  );
}
