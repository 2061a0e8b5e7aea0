// Paused and resolved blocks in the picture on home: paused ones half under water, resolved ones on the bank.
import type { HomeOutput } from "#contract/home.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { PlacedStone } from "./placed-stone.tsx";
import { PICTURE, putIn, STONE_PLACES, type StonePlace } from "./pond-places.ts";
import { Ellipse } from "./ring-line.tsx";

/** The places of open blocks that have room for a name. Paused blocks take those that are left. */
const NAMED_PLACES = STONE_PLACES.filter(({ labelTop }) => labelTop !== null);
const HALF_UNDER: readonly StonePlace[] = [
  { x: 214, y: 148, stone: 44, labelTop: null },
  { x: 370, y: 142, stone: 34, labelTop: null },
];
const BANK = "M0 270C16 240 60 231 104 242S172 262 206 270";
const ON_BANK: readonly StonePlace[] = [
  { x: 44, y: 241, stone: 34, labelTop: null },
  { x: 86, y: 244, stone: 30, labelTop: null },
  { x: 124, y: 253, stone: 26, labelTop: null },
];

type Resting = HomeOutput["restingBlocks"];

/** `openCount` is the number of open blocks in the picture. Blocks without a place are left out. */
export function RestingStones({ resting, openCount }: { resting: Resting; openCount: number }) {
  const withStatus = (wanted: Resting[number]["status"]) => resting.filter(({ status }) => status === wanted);
  const paused = putIn<Resting[number], StonePlace>(
    [...NAMED_PLACES.slice(openCount), ...HALF_UNDER],
    withStatus("paused"),
  );
  const resolved = putIn(ON_BANK, withStatus("resolved"));
  return (
    <>
      <svg
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        className="pointer-events-none absolute inset-0 w-full"
        fill="none"
        role="presentation"
      >
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
      {paused.map(({ block, place }) => (
        <PlacedStone key={block.id} block={block} place={place} word="paused ">
          <Stone kind={block.blockTypeId} className="block w-full [clip-path:inset(0_0_38%)]" />
          <Stone
            kind={block.blockTypeId}
            className="absolute inset-0 w-full opacity-35 [clip-path:inset(62%_0_0)]"
          />
        </PlacedStone>
      ))}
      {resolved.map(({ block, place }) => (
        <PlacedStone key={block.id} block={block} place={place}>
          <Stone kind={block.blockTypeId} className="block w-full" />
        </PlacedStone>
      ))}
    </>
  );
}
