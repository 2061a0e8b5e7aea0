import { POSITIONS } from "#domain/deck/card.ts";
import { Waterline } from "#web/ui/waterline.tsx";
import { positionOfLifted } from "./position-of-lifted.ts";

/** The named places of three cards. A card that is drawn alone stays where it was lifted. */
export function Places({ cardCount }: { cardCount: number }) {
  if (cardCount === 1) return null;
  return (
    <div aria-hidden="true">
      {POSITIONS.map((position, index) => (
        <div
          key={position}
          className="ritual-place"
          style={{ "--slot": positionOfLifted(index, cardCount) } as object}
        >
          <span className="type-log text-mist">{position}</span>
        </div>
      ))}
    </div>
  );
}

/** The water out of which the fan comes, and a veil that covers the deck when the last card is lifted. */
export function Water() {
  return (
    <div aria-hidden="true">
      <div className="ritual-veil" />
      <div className="ritual-water">
        <Waterline />
      </div>
    </div>
  );
}
