import type { EndedTrial, FoundOutput } from "#contract/trials.ts";
import { ARMS } from "#domain/trials/trial-plan.ts";
import { useDates } from "../../api/use-dates.ts";
import { CheckOrder } from "./check-order.tsx";
import { ARM_WORDS, sayDifference, sayFound, sayLimit } from "./trial-words.ts";

/** Lists the ended trials, newest first, each with what was found or that nothing was. */
export function EndedTrials({ items }: { items: readonly EndedTrial[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="ended" className="mt-16">
      <h2 id="ended" className="type-title">
        Trials that ended
      </h2>
      <ul className="mt-4 border-b border-hair-faint">
        {items.map((item) => (
          <li key={item.id} className="border-t border-hair-faint py-5">
            {item.found ? <Found item={item} found={item.found} /> : <NotShown item={item} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotShown({ item: { startedAt, endedAt, isGivenUp } }: { item: EndedTrial }) {
  const { formatDay } = useDates();
  return (
    <p className="text-mist">
      Started {formatDay(startedAt)}, {isGivenUp ? "ended early on" : "ended on"} {formatDay(endedAt)}.{" "}
      {isGivenUp ? "No result is shown." : "It could not be opened."}
    </p>
  );
}

function Found({ item, found }: { item: EndedTrial; found: FoundOutput }) {
  const { formatDay } = useDates();
  return (
    <article>
      <p className="type-log text-mist">
        {formatDay(item.startedAt)} to {formatDay(item.endedAt)}
      </p>
      <h3 className="type-say mt-1">{sayFound(found)}</h3>
      <dl className="mt-4 grid gap-2">
        {ARMS.map((arm) => (
          <div key={arm} className="flex flex-wrap items-center gap-x-4">
            <dt className="w-20">{ARM_WORDS[arm]}</dt>
            <dd className="flex items-center gap-4">
              <Stones {...found.moved[arm]} />
              <span className="type-log">
                {found.moved[arm].yes} of {found.moved[arm].of} moved
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{sayDifference(found)}</p>
      <p className="type-note mt-2 text-mist">{sayLimit(found)}</p>
      <Steps steps={found.steps} />
      <CheckOrder receipt={found.receipt} />
    </article>
  );
}

/** Shows a stone for each step. The stones of steps that moved the block are filled. */
function Stones({ yes, of }: FoundOutput["moved"]["write"]) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: of }, (_, place) => place).map((place) => (
        <svg key={place} aria-hidden="true" viewBox="0 0 20 16" className="h-4 w-5" fill="none">
          <path
            d="M2 11c0-5 3.500-8 8-8s8 3 8 8-3 4-8 4-8 .500-8-4z"
            strokeWidth="1.500"
            className={place < yes ? "fill-reed stroke-reed" : "stroke-edge"}
          />
        </svg>
      ))}
    </span>
  );
}

function Steps({ steps }: { steps: FoundOutput["steps"] }) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 text-gold">The ten steps</summary>
      <ol dir="auto" className="[overflow-wrap:anywhere]">
        {steps.map(({ arm, step, blockName, tossedAt, moved }) => (
          <li key={tossedAt + step} className="border-t border-hair-faint py-2">
            {step}
            <span className="type-log block text-mist">
              {ARM_WORDS[arm].toLowerCase()} · {moved ? "moved" : "did not move"} ·{" "}
              {blockName ?? "a block that was deleted"}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
