import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { InsightSummaryOutput } from "../../../contract/insights.ts";
import { api } from "../../api/client.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel, ErrorPanel } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";

const SHOWN = 5;
const dateOf = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** The last few readings, and the way to the next. */
export function LatestInsights() {
  const insights = useQuery({
    queryKey: ["insights", "latest"],
    queryFn: ({ signal }) => api.insights.list({ limit: SHOWN }, { signal }),
  });
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-6 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-display">Where you left off</h1>
        {insights.data && insights.data.items.length > 0 && (
          <ButtonLink to="/new-insight">+ New Insight</ButtonLink>
        )}
      </div>
      {insights.isPending && <RowSkeletons />}
      {insights.isError && (
        <ErrorPanel
          title="Your insights did not load"
          kept="They are safe on the server."
          actions={<Button onClick={() => void insights.refetch()}>Retry</Button>}
        >
          {insights.error.message}
        </ErrorPanel>
      )}
      {insights.data && <Rows items={insights.data.items} />}
    </div>
  );
}

function Rows({ items }: { items: InsightSummaryOutput[] }) {
  if (items.length === 0) {
    return (
      <EmptyPanel
        title="Nothing on the water yet"
        actions={<ButtonLink to="/new-insight">+ New Insight</ButtonLink>}
      >
        Say what has you stuck. The rest takes about two minutes.
      </EmptyPanel>
    );
  }
  return (
    <>
      <ul className="mt-6 list-none border-t border-ripple">
        {items.map((item) => (
          <li key={item.id} className="border-b border-ripple">
            <Row item={item} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink to="/insights" look="link">
          All insights
        </ButtonLink>
      </p>
    </>
  );
}

function Row({ item }: { item: InsightSummaryOutput }) {
  const date = dateOf.format(new Date(item.createdAt));
  if (item.isLocked) return <p className="type-log py-5 text-mist">{date} · older than your plan shows</p>;
  const [first] = item.cardsDrawn;
  return (
    <Link to={`/insights/${item.id}`} className="flex items-center gap-4 py-4 hover:text-gold">
      {first && (
        <TarotCard id={first.id} name="" size="thumb" className={first.reversed ? "rotate-180" : ""} />
      )}
      <span className="min-w-0 flex-1">
        <span className="type-title line-clamp-3">{item.headline ?? item.question ?? "A reading"}</span>
        <span className="type-log mt-1 flex items-center gap-2 text-mist">
          <BlockGlyph kind={item.blockTypeId} className="size-4" />
          {date}
          {item.associatedBlock && ` · ${item.associatedBlock.name}`}
        </span>
      </span>
    </Link>
  );
}

function RowSkeletons() {
  return (
    <Loading>
      <div className="mt-6 border-t border-ripple">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex items-center gap-4 border-b border-ripple py-4">
            <Skeleton className="h-20 w-12" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-4 w-32" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
