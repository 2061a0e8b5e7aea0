import { useState } from "react";
import { Link } from "react-router";
import type { BlockDetailOutput, BlockEventOutput } from "#contract/blocks.ts";
import type { ShownStatus } from "#domain/blocks/status.ts";
import { PLANS } from "#domain/plans/plans.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { SITE } from "../../ui/site.ts";
import { useFurtherPages } from "./use-further-pages.ts";

/** Shows the history of a block as far as the plan shows it, newest event first. */
export function Timeline({ block }: { block: BlockDetailOutput }) {
  const { items, ...more } = useFurtherPages(block, "events");
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="type-title">
        What happened
      </h2>
      <ol className="mt-4 list-none border-l border-hair">
        {[...block.events.items, ...items].map((event) => (
          <Moment key={event.id} event={event} />
        ))}
      </ol>
      <ShowMore {...more} />
      {block.timelineSince !== null && (
        <p className="type-small mt-4 text-mist">
          The free plan shows {PLANS.free.historyDays} days of what happened, and the beginning.{" "}
          {SITE.sellsPremium ? "Premium shows all of it." : "Your own download has all of it."}
        </p>
      )}
    </section>
  );
}

const DOTS: Partial<Record<ShownStatus, string>> = {
  paused: "border-2 border-mist bg-ink",
  resolved: "bg-reed",
  archived: "border border-edge bg-ripple",
};

const TURNS: Record<ShownStatus, string> = {
  active: "Made active",
  paused: "Paused",
  resolved: "Resolved",
  archived: "Archived",
  other: "Set to something else",
};

function Moment({ event }: { event: BlockEventOutput }) {
  const { formatMoment } = useDates();
  const { kind, to, note, createdAt } = event;
  const dot = kind === "insight" ? "bg-gold" : ((to && DOTS[to]) ?? "border-2 border-gold bg-ink");
  return (
    <li className="relative pb-5 pl-5 last:pb-0">
      <i aria-hidden="true" className={`absolute top-1.5 -left-1.5 size-3 rounded-full ${dot}`} />
      <time dateTime={createdAt} className="type-log block text-mist">
        {formatMoment(createdAt)}
      </time>
      <What event={event} />
      {kind === "status" && note && <Reflection text={note} />}
    </li>
  );
}

/** A reflection longer than this, in characters, is shortened until it is expanded. */
const LONG_THOUGHT = 280;

function Reflection({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG_THOUGHT;
  return (
    <div className="type-note mt-1 border-l border-hair pl-3">
      <p
        dir="auto"
        className={`whitespace-pre-wrap text-ghost [overflow-wrap:anywhere] ${isLong && !isWhole ? "line-clamp-6" : ""}`}
      >
        {text}
      </p>
      {isLong && (
        <Button look="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show less" : "Show all of it"}
        </Button>
      )}
    </div>
  );
}

function What({ event: { kind, to, note, insightId } }: { event: BlockEventOutput }) {
  if (kind === "created") return <p>Started</p>;
  if (kind === "renamed") {
    return (
      <p dir="auto" className="[overflow-wrap:anywhere]">
        Renamed from{" "}
        <q dir="auto" className="text-mist">
          {note}
        </q>
      </p>
    );
  }
  if (kind === "status") return <p>{to ? TURNS[to] : "Changed"}</p>;
  if (!insightId) return <p>A reading</p>;
  return (
    <Link
      to={`/insights/${insightId}`}
      className="underlined -my-1 inline-block py-2.5 text-gold hover:decoration-gold"
    >
      A reading
    </Link>
  );
}
