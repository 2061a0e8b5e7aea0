import { Link } from "react-router";
import type { PastDraw } from "#contract/advice.ts";
import { useDates } from "../../api/use-dates.ts";

/** The days on which this person drew the card. */
export function PastDraws({ draws, total }: { draws: PastDraw[]; total: number }) {
  const more = total - draws.length;
  return (
    <section className="mt-14" aria-labelledby="past-draws">
      <h2 id="past-draws" className="type-title">
        When you drew it
      </h2>
      <ol className="mt-4 list-none">
        {draws.map((draw) => (
          <li
            key={draw.isLocked ? draw.drawnAt : draw.insightId}
            className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-ripple py-1"
          >
            <DrawOn draw={draw} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="type-log border-t border-ripple pt-3 text-mist">
          and {more} earlier {more === 1 ? "time" : "times"}
        </p>
      )}
    </section>
  );
}

function DrawOn({ draw }: { draw: PastDraw }) {
  const { formatFullDay, formatTime } = useDates();
  const date = (
    <time dateTime={draw.drawnAt} className="type-log">
      {formatFullDay(draw.drawnAt)} {formatTime(draw.drawnAt)}
    </time>
  );
  if (draw.isLocked) {
    return (
      <>
        <span className="text-mist">{date}</span>
        <span className="type-small text-mist">older than your plan shows</span>
      </>
    );
  }
  return (
    <>
      <Link
        to={`/insights/${draw.insightId}`}
        className="underlined inline-flex min-h-11 items-center text-gold hover:decoration-gold"
      >
        {date}
        <span className="sr-only">: to the reading</span>
      </Link>
      <span className="type-small text-mist">{draw.isChosen ? "taken from the library" : "drawn"}</span>
    </>
  );
}
