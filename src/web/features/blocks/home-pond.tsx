// The blocks in one picture: open ones as stones in a pond, the block that changed last nearest to the viewer.
import type { HomeOutput } from "#contract/home.ts";
import { useDates } from "../../api/use-dates.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { Waterline } from "../../ui/waterline.tsx";
import { shortAgeOf } from "./days-ago.ts";
import { DoneMark, PlacedStone } from "./placed-stone.tsx";
import { MOST_STONES, PICTURE, pictureHeight, placesFor } from "./pond-places.ts";
import { Ellipse, RingLine } from "./ring-line.tsx";
import { ringsOf } from "./ripples.ts";

type Home = Pick<HomeOutput, "activeBlocks" | "restingBlocks" | "lastDone">;

/** The water with the stones and their names, which lead to the blocks. The list of blocks says the same in words. */
export function HomePond({ home }: { home: Home }) {
  const stones = useStones(home);
  const resolved = (home.restingBlocks ?? []).filter(({ status }) => status === "resolved");
  const places = placesFor(stones.length);
  const placed = stones.flatMap((stone, index) => {
    const place = places[index];
    const rings = place && stone.ringsIn(place.rings);
    return rings ? [{ ...stone, place, rings, outermost: rings.at(-1)?.rx }] : [];
  });
  const height = pictureHeight(placed);
  return (
    <div aria-hidden="true" className="home-water">
      {resolved.length > 0 && (
        <div className="home-bank">
          {resolved.map(({ id, blockTypeId }) => (
            <Stone key={id} kind={blockTypeId} className="w-7" />
          ))}
        </div>
      )}
      <Waterline className="-mt-1.5" />
      <div className="home-stones">
        {placed.length > 0 && (
          <svg
            viewBox={`0 0 ${PICTURE.width} ${height}`}
            className="block w-full"
            fill="none"
            role="presentation"
          >
            {placed.map(({ block: { id }, place, rings, isPaused, isDone }) => (
              <g key={id}>
                {rings.map((ring) => (
                  <RingLine key={ring.key} ring={ring} centre={place} />
                ))}
                {isPaused && (
                  <Ellipse
                    centre={place}
                    rx={place.stone * 0.65}
                    className="stroke-mist"
                    strokeWidth="1.25"
                    strokeDasharray="3 6"
                  />
                )}
                {isDone && <DoneMark place={place} />}
              </g>
            ))}
          </svg>
        )}
        {placed.map(({ block, place, rings: _rings, ...stone }) => (
          <PlacedStone key={block.id} {...{ block, place, height }} {...stone} />
        ))}
      </div>
    </div>
  );
}

/** Returns the blocks of the picture: open ones by their last change, and paused ones where places are left. */
function useStones({ activeBlocks, restingBlocks = [], lastDone = null }: Home) {
  const { daysAgo } = useDates();
  const open = newestChangeFirst(activeBlocks).map((block) => {
    const isDone = block.id === lastDone?.blockId;
    return {
      block,
      isPaused: false,
      isDone,
      says:
        isDone && lastDone
          ? `step done ${agoInWords(daysAgo(lastDone.doneAt))}`
          : shortAgeOf(daysAgo(block.updatedAt)),
      ringsIn: (room: Parameters<typeof ringsOf>[2]) => ringsOf(block.history, daysAgo, room),
    };
  });
  const paused = restingBlocks
    .filter(({ status }) => status === "paused")
    .map((block) => ({
      block,
      isPaused: true,
      isDone: false,
      says: `paused ${shortAgeOf(daysAgo(block.updatedAt))}`,
      ringsIn: () => [],
    }));
  return [...open, ...paused].slice(0, MOST_STONES);
}

/** Sorts blocks by their last change, the latest first. */
function newestChangeFirst<Listed extends { updatedAt: string }>(blocks: readonly Listed[]): Listed[] {
  return blocks.toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt));
}

function agoInWords(days: number): string {
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}
