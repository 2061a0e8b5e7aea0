import type { CSSProperties } from "react";
import { POSITIONS } from "#domain/deck/card.ts";
import { positionOfLifted } from "./position-of-lifted.ts";

/** The named places to which the cards of a spread are lifted. */
export function NamedPlaces({ cardCount }: { cardCount: number }) {
  return (
    <div aria-hidden="true">
      {POSITIONS.map((position, index) => (
        <div
          key={position}
          className="ritual-place"
          style={{ "--slot": positionOfLifted(index, cardCount) } as CSSProperties}
        >
          <span className="type-log text-mist">{position}</span>
        </div>
      ))}
    </div>
  );
}
