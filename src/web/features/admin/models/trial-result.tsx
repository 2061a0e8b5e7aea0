import type { KnownModelOutput } from "#contract/admin-models.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Notice } from "#web/ui/notice.tsx";
import { saySeconds } from "./model-words.ts";

/** How the last trial of a model went: its answer with its times, or what was wrong. */
export function TrialResult({ trial }: { trial: NonNullable<KnownModelOutput["trial"]> }) {
  const { formatMoment } = useDates();
  const { state, startedAt, answer, firstWordMs, wholeMs, failure } = trial;
  if (state === "running") {
    return (
      <Notice>
        It was asked one short question. Loading a model for the first time may take a minute or two.
      </Notice>
    );
  }
  if (state === "interrupted") {
    return <Notice tone="warning">The server was restarted before the answer came. Try it again.</Notice>;
  }
  const at = formatMoment(startedAt);
  if (state === "failed") {
    return (
      <Notice tone="warning">
        <p className="wrap-anywhere" dir="auto">
          {failure}
        </p>
        <p className="type-log text-mist">tried {at}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="good">
      <p dir="auto" className="wrap-anywhere">
        “{answer}”
      </p>
      <p className="type-log text-mist">
        first word after {saySeconds(firstWordMs ?? 0)}, all of it after {saySeconds(wholeMs ?? 0)} · tried{" "}
        {at}
      </p>
    </Notice>
  );
}
