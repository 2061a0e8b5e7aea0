// The blocks in one picture: open ones as stones in a pond, the block that changed last nearest to the viewer, paused
// ones half under water, and resolved ones on the bank.
import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import type { HomeOutput } from "#contract/home.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { Waterline } from "../../ui/waterline.tsx";
import { daysBetween, shortAgeOf } from "./days-ago.ts";
import { describePond, describeResting, newestChangeFirst } from "./describe-pond.ts";
import { Ellipse, RingLine } from "./ring-line.tsx";
import { ringsOf } from "./ripples.ts";

/** The size of the picture, in SVG units. */
const PICTURE = { width: 400, height: 270 };
const LABEL_WIDTH = 190;
/** The height of a stone above the centre of its rings, as a share of the stone's width. */
const STONE_RISE = 0.505;

/**
 * The places of the open blocks, nearest first, in SVG units. A place without `labelTop` is too small for a name; the list
 * below the picture has it.
 */
const PLACES = [
  { x: 112, y: 122, stone: 84, labelTop: 178, rings: { inner: 60, outer: 186, gap: 14, most: 5 } },
  { x: 302, y: 190, stone: 62, labelTop: 226, rings: { inner: 42, outer: 108, gap: 10, most: 4 } },
  { x: 296, y: 58, stone: 50, labelTop: 86, rings: { inner: 34, outer: 84, gap: 8, most: 3 } },
  { x: 200, y: 40, stone: 34, labelTop: null, rings: { inner: 24, outer: 58, gap: 7, most: 2 } },
  { x: 36, y: 40, stone: 28, labelTop: null, rings: { inner: 19, outer: 44, gap: 6, most: 2 } },
] as const;

/** The number of the places above that have room for a name. Paused blocks take those that no open block has. */
const NAMED_PLACES = 3;
const HALF_UNDER: readonly Place[] = [
  { x: 214, y: 148, stone: 44, labelTop: null },
  { x: 370, y: 142, stone: 34, labelTop: null },
];
const BANK = "M0 270C16 240 60 231 104 242S172 262 206 270";
const ON_BANK: readonly Place[] = [
  { x: 44, y: 241, stone: 34, labelTop: null },
  { x: 86, y: 244, stone: 30, labelTop: null },
  { x: 124, y: 253, stone: 26, labelTop: null },
];

type Resting = HomeOutput["restingBlocks"][number];
type Block = Pick<ListedBlockOutput, "id" | "name" | "blockTypeId" | "status" | "updatedAt">;

interface Place {
  x: number;
  y: number;
  stone: number;
  labelTop: number | null;
}

interface Placed {
  block: Block;
  place: Place;
}

interface HomePondProps {
  blocks: readonly ListedBlockOutput[];
  /** Whether the person has more open blocks than `blocks`. */
  hasMore: boolean;
  /** Paused and resolved blocks. Answers that a browser kept before this existed have none. */
  resting?: readonly Resting[];
}

/** The picture of the blocks, with a text about them. The stones lead to the blocks. */
export function HomePond({ blocks, hasMore, resting = [] }: HomePondProps) {
  const open = putIn(PLACES, newestChangeFirst(blocks));
  const withStatus = (wanted: Resting["status"]) => resting.filter(({ status }) => status === wanted);
  const paused = putIn([...PLACES.slice(open.length, NAMED_PLACES), ...HALF_UNDER], withStatus("paused"));
  const resolved = putIn(ON_BANK, withStatus("resolved"));
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
            {open.map(({ block, place }) =>
              ringsOf(block.history, new Date(), place.rings).map((ring) => (
                <RingLine key={`${block.id} ${ring.key}`} ring={ring} centre={place} />
              )),
            )}
            {paused.map(({ block: { id }, place }) => (
              <Ellipse
                key={id}
                centre={place}
                rx={place.stone * 0.68}
                className="stroke-mist"
                strokeWidth="1.25"
                strokeDasharray="3 6"
              />
            ))}
            {resolved.length > 0 && <path d={BANK} className="fill-ink stroke-edge" strokeWidth="1.5" />}
          </svg>
          {[...open, ...paused, ...resolved].map((placed) => (
            <PlacedStone key={placed.block.id} {...placed} />
          ))}
        </div>
      </div>
      <p className="type-note mt-1 text-mist [overflow-wrap:anywhere]">
        {describePond(blocks, { hasMore, now: new Date() })}
        {describeResting(resting)}
      </p>
    </div>
  );
}

/** Puts blocks into places, in order. Blocks without a place are left out. */
function putIn<One extends Block, Its extends Place>(places: readonly Its[], blocks: readonly One[]) {
  return blocks.flatMap((block, index) => {
    const place = places[index];
    return place ? [{ block, place }] : [];
  });
}

/** A stone and its name. Both lead to the block; the list below the picture has the link for keyboards. */
function PlacedStone({ block, place }: Placed) {
  const { id, name, blockTypeId, status, updatedAt } = block;
  const age = shortAgeOf(daysBetween(new Date(updatedAt), new Date()));
  const isPaused = status === "paused";
  return (
    <Link to={`/blocks/${id}`} tabIndex={-1} className="group">
      <span className="absolute" style={stoneBox(place)}>
        <Stone kind={blockTypeId} className={`block w-full ${isPaused ? "[clip-path:inset(0_0_38%)]" : ""}`} />
        {isPaused && (
          <Stone
            kind={blockTypeId}
            className="absolute inset-0 w-full opacity-35 [clip-path:inset(62%_0_0)]"
          />
        )}
      </span>
      {place.labelTop !== null && (
        <span className="absolute grid justify-items-center text-center" style={labelBox(place)}>
          <span className="type-small max-w-full truncate bg-ink px-1.5 font-medium group-hover:text-gold">
            {name}
          </span>
          <span className="type-log bg-ink px-1.5 text-mist">{isPaused ? `paused ${age}` : age}</span>
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
