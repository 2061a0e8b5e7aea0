// The open blocks in one picture: stones in a pond, the block that changed last nearest to the viewer.
import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { Waterline } from "../../ui/waterline.tsx";
import { daysBetween, shortAgeOf } from "./days-ago.ts";
import { describePond, newestChangeFirst } from "./describe-pond.ts";
import { RingLine } from "./ring-line.tsx";
import { ringsOf } from "./ripples.ts";

/** The size of the picture, in SVG units. */
const PICTURE = { width: 400, height: 270 };
const LABEL_WIDTH = 190;
/** The height of a stone above the centre of its rings, as a share of the stone's width. */
const STONE_RISE = 0.505;

/**
 * The places of the stones, nearest first, in SVG units. A place without `labelTop` is too small for a name; the list
 * below the picture has it.
 */
const PLACES = [
  { x: 112, y: 122, stone: 84, labelTop: 178, rings: { inner: 60, outer: 186, gap: 14, most: 5 } },
  { x: 302, y: 190, stone: 62, labelTop: 226, rings: { inner: 42, outer: 108, gap: 10, most: 4 } },
  { x: 296, y: 58, stone: 50, labelTop: 86, rings: { inner: 34, outer: 84, gap: 8, most: 3 } },
  { x: 200, y: 40, stone: 34, labelTop: null, rings: { inner: 24, outer: 58, gap: 7, most: 2 } },
  { x: 36, y: 40, stone: 28, labelTop: null, rings: { inner: 19, outer: 44, gap: 6, most: 2 } },
] as const;
type Place = (typeof PLACES)[number];

interface HomePondProps {
  blocks: readonly ListedBlockOutput[];
  /** Whether the person has more open blocks than `blocks`. */
  hasMore: boolean;
}

/** The picture of the open blocks, with one sentence about them. The stones lead to the blocks. */
export function HomePond({ blocks, hasMore }: HomePondProps) {
  const placed = newestChangeFirst(blocks)
    .slice(0, PLACES.length)
    .flatMap((block, index) => {
      const place = PLACES[index];
      return place ? [{ block, place }] : [];
    });
  return (
    <div>
      <div aria-hidden="true" className="relative -mx-5 overflow-hidden pb-2 md:mx-0">
        <Waterline />
        <div className="relative">
          <svg
            viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
            className="block w-full overflow-visible"
            fill="none"
            role="presentation"
          >
            {placed.map(({ block, place }) =>
              ringsOf(block.history, new Date(), place.rings).map((ring) => (
                <RingLine key={`${block.id} ${ring.key}`} ring={ring} centre={place} />
              )),
            )}
          </svg>
          {placed.map(({ block, place }) => (
            <PlacedStone key={block.id} block={block} place={place} />
          ))}
        </div>
      </div>
      <p className="type-note mt-1 text-mist [overflow-wrap:anywhere]">
        {describePond(blocks, { hasMore, now: new Date() })}
      </p>
    </div>
  );
}

/** A stone and its name. Both lead to the block; the list below the picture has the link for keyboards. */
function PlacedStone({ block, place }: { block: ListedBlockOutput; place: Place }) {
  const days = daysBetween(new Date(block.updatedAt), new Date());
  return (
    <Link to={`/blocks/${block.id}`} tabIndex={-1} className="group">
      <span className="absolute" style={stoneBox(place)}>
        <Stone kind={block.blockTypeId} className="block w-full" />
      </span>
      {place.labelTop !== null && (
        <span className="absolute grid justify-items-center text-center" style={labelBox(place)}>
          <span className="type-small max-w-full truncate bg-ink px-1.5 font-medium group-hover:text-gold">
            {block.name}
          </span>
          <span className="type-log bg-ink px-1.5 text-mist">{shortAgeOf(days)}</span>
        </span>
      )}
    </Link>
  );
}

function stoneBox({ x, y, stone }: Place): CSSProperties {
  return {
    left: across(x - stone / 2),
    top: down(y - STONE_RISE * stone),
    width: across(stone),
  };
}

function labelBox({ x, labelTop }: Place): CSSProperties {
  return { left: across(x - LABEL_WIDTH / 2), top: down(labelTop ?? 0), width: across(LABEL_WIDTH) };
}

const across = (units: number) => `${(units / PICTURE.width) * 100}%`;
const down = (units: number) => `${(units / PICTURE.height) * 100}%`;
