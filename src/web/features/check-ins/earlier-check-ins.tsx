import type { EarlierCheckIn } from "#contract/check-ins.ts";
import { TAP_WORDS } from "#domain/check-ins/check-in.ts";
import { sayDay } from "#domain/day-words.ts";
import { PROMISE_ANSWER_WORDS } from "#domain/promises/promise.ts";

/** The check-ins of earlier weeks, newest first. They cannot be changed. */
export function EarlierCheckIns({ items }: { items: readonly EarlierCheckIn[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-16">
      <h2 id="earlier" className="type-title">
        Earlier check-ins
      </h2>
      <ul className="mt-4 border-b border-hair-faint">
        {items.map((item) => (
          <li key={item.weekStart} className="border-t border-hair-faint">
            {isEmpty(item) ? (
              <p className="flex min-h-11 items-center justify-between gap-4">
                {weekName(item)}
                <span className="type-log text-mist">{stateOf(item)}</span>
              </p>
            ) : (
              <Written item={item} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Written({ item }: { item: EarlierCheckIn }) {
  const { taps, question, answer, step } = item;
  return (
    <details className="pb-1">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        {weekName(item)}
        <span className="type-log text-mist">{stateOf(item)}</span>
      </summary>
      <dl dir="auto" className="grid gap-4 pb-5 [overflow-wrap:anywhere]">
        {taps.map(({ blockId, name, tap, note }) => (
          <div key={blockId}>
            <dt className="text-mist">{name ?? "A block that was deleted"}</dt>
            <dd>
              {TAP_WORDS[tap]}
              {note !== "" && (
                <span dir="auto" className="type-write block whitespace-pre-wrap italic">
                  {note}
                </span>
              )}
            </dd>
          </div>
        ))}
        {answer !== "" && (
          <div>
            <dt className="text-mist">{question ?? "What you wrote"}</dt>
            <dd dir="auto" className="type-write whitespace-pre-wrap">
              {answer}
            </dd>
          </div>
        )}
        {step && (
          <div>
            <dt className="text-mist">The step</dt>
            <dd>
              {step.text}
              {step.answer && (
                <span className="type-log block text-mist">{PROMISE_ANSWER_WORDS[step.answer]}</span>
              )}
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}

function isEmpty({ taps, answer, step }: EarlierCheckIn): boolean {
  return taps.length === 0 && answer === "" && step === null;
}

function stateOf({ state, isUnreadable }: EarlierCheckIn): string {
  if (isUnreadable) return "could not be opened";
  return { done: "done", open: "begun", skipped: "skipped" }[state];
}

function weekName({ weekStart }: EarlierCheckIn): string {
  return `Week of ${sayDay(weekStart)}`;
}
