// The blocks in one picture: open ones as stones in a pond, the block that changed last nearest to the viewer.
import { Suspense } from "react";
import { Link } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { useDates } from "../../api/use-dates.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { lazyOr } from "../../ui/load-later.ts";
import { Waterline } from "../../ui/waterline.tsx";
import { describePond, newestChangeFirst } from "./describe-pond.ts";
import { PlacedStone } from "./placed-stone.tsx";
import { PICTURE, putIn, STONE_PLACES } from "./pond-places.ts";
import { RingLine } from "./ring-line.tsx";
import { ringsOf } from "./ripples.ts";

/** Loaded lazily, because home must stay small. If they do not arrive, home is shown without them. */
const RestingStones = lazyOr(() => import("./resting-stones.tsx").then((module) => module.RestingStones));

type Home = Pick<HomeOutput, "activeBlocks" | "hasMoreActive" | "restingBlocks">;

/** The picture of the blocks, with a text about them. The stones lead to the blocks. */
export function HomePond({ home }: { home: Home }) {
  const { daysAgo } = useDates();
  const { activeBlocks: blocks, hasMoreActive: hasMore } = home;
  // Answers that a browser kept before the field existed have none.
  const resting = home.restingBlocks ?? [];
  const placed = putIn(STONE_PLACES, newestChangeFirst(blocks));
  return (
    <div>
      <div aria-hidden="true" className="relative -mx-5 overflow-hidden pb-2 md:mx-0">
        <Waterline />
        <div className="relative">
          <svg
            viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
            className="block w-full overflow-visible md:[mask-image:linear-gradient(90deg,#0000,#000_5%_95%,#0000)]"
            fill="none"
            role="presentation"
          >
            {placed.map(({ block, place }) =>
              ringsOf(block.history, daysAgo, place.rings).map((ring) => (
                <RingLine key={`${block.id} ${ring.key}`} ring={ring} centre={place} />
              )),
            )}
          </svg>
          {placed.map(({ block, place }) => (
            <PlacedStone key={block.id} block={block} place={place}>
              <Stone kind={block.blockTypeId} className="block w-full" />
            </PlacedStone>
          ))}
          {resting.length > 0 && (
            <Suspense>
              <RestingStones resting={resting} openCount={placed.length} />
            </Suspense>
          )}
        </div>
      </div>
      <p dir="auto" className="type-note mt-1 text-mist [overflow-wrap:anywhere]">
        {describePond(blocks, { hasMore, daysAgo })}
        {resting.map(({ id, name, status }) => (
          <span key={id}>
            {" “"}
            <Link dir="auto" to={`/blocks/${id}`} className="underlined">
              {name}
            </Link>
            ” is {status}.
          </span>
        ))}
      </p>
    </div>
  );
}
