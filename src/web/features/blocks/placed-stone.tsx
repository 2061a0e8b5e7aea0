import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDates } from "../../api/use-dates.ts";
import { shortAgeOf } from "./days-ago.ts";
import { labelBox, type StonePlace, stoneBox } from "./pond-places.ts";

interface PlacedStoneProps {
  block: { id: string; name: string; updatedAt: string };
  place: StonePlace;
  /** A word before the age of the last change. */
  word?: string;
  /** The drawing of the stone. */
  children: ReactNode;
}

/** A stone and its name. Both lead to the block; the list or the text below the picture has the link for keyboards. */
export function PlacedStone({
  block: { id, name, updatedAt },
  place,
  word = "",
  children,
}: PlacedStoneProps) {
  const { daysAgo } = useDates();
  return (
    <Link to={`/blocks/${id}`} tabIndex={-1} className="group">
      <span className="absolute" style={stoneBox(place)}>
        {children}
      </span>
      {place.labelTop !== null && (
        <span className="absolute grid justify-items-center text-center" style={labelBox(place)}>
          <span
            dir="auto"
            className="type-small max-w-full truncate bg-ink px-1.5 font-medium group-hover:text-gold"
          >
            {name}
          </span>
          <span className="type-log bg-ink px-1.5 text-mist">
            {word}
            {shortAgeOf(daysAgo(updatedAt))}
          </span>
        </span>
      )}
    </Link>
  );
}
