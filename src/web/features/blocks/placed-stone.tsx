import { Link } from "react-router";
import type { BlockOutput } from "#contract/blocks.ts";
import { FLATNESS } from "#domain/blocks/ring-shape.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { firstWords } from "../../ui/first-words.ts";
import { labelBox, type StonePlace, stoneBox } from "./pond-places.ts";

interface PlacedStoneProps {
  block: Pick<BlockOutput, "id" | "name" | "blockTypeId">;
  place: StonePlace;
  /** What is said of the block under its name. */
  says: string;
  isPaused: boolean;
  /** The radius of the outermost ring; `undefined` if there is none. */
  outermost: number | undefined;
  /** The height of the picture. */
  height: number;
}

/**
 * A stone and the first words of its name. Both lead to the block; the list of blocks has the link for keyboards. A paused
 * block's stone is half under water.
 */
export function PlacedStone({ block, place, says, isPaused, outermost, height }: PlacedStoneProps) {
  const { id, name, blockTypeId } = block;
  const { isSmall, most } = place.label;
  return (
    <Link to={`/blocks/${id}`} tabIndex={-1} className="group">
      <span className="absolute" style={stoneBox(place, height)}>
        <Stone
          kind={blockTypeId}
          className={`block w-full ${isPaused ? "[clip-path:inset(0_0_38%)]" : ""}`}
        />
        {isPaused && (
          <Stone
            kind={blockTypeId}
            className="absolute inset-0 w-full opacity-35 [clip-path:inset(62%_0_0)]"
          />
        )}
      </span>
      <span
        className="absolute grid justify-items-center text-center"
        style={labelBox({ place, outermost }, height)}
      >
        <span
          dir="auto"
          className={`max-w-full text-balance [overflow-wrap:anywhere] group-hover:text-gold ${isSmall ? "type-bar line-clamp-2" : "type-small line-clamp-1 font-medium"}`}
        >
          {firstWords(name, most)}
        </span>
        {!isSmall && <span className="type-log text-mist">{says}</span>}
      </span>
    </Link>
  );
}

/** The mark of a step that was done, at the stone's innermost ring. */
export function DoneMark({ place: { x, y, rings } }: { place: StonePlace }) {
  const angle = -Math.PI / 9;
  const at = [x + rings.inner * Math.cos(angle), y + rings.inner * FLATNESS * Math.sin(angle)];
  return (
    <g transform={`translate(${at.join(" ")})`}>
      <circle r="7" className="fill-reed" />
      <path
        d="M-3.200.200-.800 2.700 3.600-2.400"
        className="stroke-pond"
        strokeWidth="1.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
