// A card of the deck. Its drawing is loaded from a file of its own, or, where many cards are side by side, from a
// file with all drawings.
import deckSheet from "./art/deck.generated.svg";

const drawings = import.meta.glob<string>("./art/cards/*.generated.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const PLACE = "./art/cards/";
const ENDING = ".generated.svg";

/** The slugs of all cards of the deck, sorted by name. */
export const DECK_IDS = Object.keys(drawings)
  .map((path) => path.slice(PLACE.length, -ENDING.length))
  .filter((id) => id !== "back")
  .sort();

/**
 * The sizes of a card. thumb: in a row of a list · spread: as it lies in a reading, by the width of the
 * screen · fill: as wide as its place
 */
type CardSize = "thumb" | "spread" | "fill";

const SIZES: Record<CardSize, string> = { thumb: "w-12", spread: "card-in-spread", fill: "" };

interface TarotCardProps {
  /** The slug of the card. */
  id: string;
  name: string;
  /** The description of the drawing in words. Without it the card is decoration, and its name must be beside it. */
  alt?: string | undefined;
  isReversed?: boolean;
  isFaceDown?: boolean;
  /** Whether the card is shown without its drawing for now. */
  isBlank?: boolean;
  size?: CardSize;
  /** Whether many cards are on the page. If so, one request loads all drawings. Thumbnails always do this. */
  isAmongMany?: boolean;
  className?: string;
}

/** A card of the deck. A reversed card is placed lower, so that the waterlines of cards side by side meet. */
export function TarotCard(props: TarotCardProps) {
  const { id, isReversed = false, isFaceDown = false, size = "fill", className = "" } = props;
  const { isBlank = false, isAmongMany = size === "thumb" } = props;
  const drawing = isFaceDown ? "back" : id;
  const label = labelOf(props);
  return (
    <div className={`${SIZES[size]} ${className}`}>
      <svg
        viewBox="0 0 350 600"
        role={label ? "img" : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        className={`card-shape block w-full ${isReversed && !isFaceDown ? "card-reversed" : ""}`}
      >
        {!isBlank && <use href={`${(!isAmongMany && drawings[fileOf(drawing)]) || deckSheet}#${drawing}`} />}
      </svg>
    </div>
  );
}

/** Returns the address of the file with the drawing of one card. */
export function drawingAddressOf(id: string): string {
  return drawings[fileOf(id)] ?? deckSheet;
}

/** Loads a card's drawing before it is shown, so that it does not arrive while the card turns. */
export async function fetchDrawing(id: string): Promise<void> {
  const url = drawings[fileOf(id)];
  if (url) await fetch(url).then((drawing) => drawing.blob());
}

const fileOf = (id: string) => `${PLACE}${id}${ENDING}`;

function labelOf({ name, alt, isReversed, isFaceDown }: TarotCardProps): string | undefined {
  if (isFaceDown) return "A card, face down";
  if (alt === undefined) return undefined;
  return `${name}${isReversed ? ", reversed" : ""}: ${alt}`;
}
