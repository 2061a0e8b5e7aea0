import { Rob } from "#web/ui/rob.tsx";
import { SITE } from "#web/ui/site.ts";
import { sayCut } from "../say-cut.ts";

interface RobBesideProps {
  /** Whether the server has committed to its half of the draw. */
  isReady: boolean;
  isFanned: boolean;
  isShuffling: boolean;
  hasShuffled: boolean;
  cut: number;
  lifted: number;
  cardCount: number;
}

/** Rob at the edge of the water. He says what to do next, and a line under it says how far the draw is. */
export function RobBeside(props: RobBesideProps) {
  const { isFanned, lifted, cardCount } = props;
  return (
    <div className="mx-auto flex min-h-18 max-w-88 items-center gap-4">
      <div className="size-18 shrink-0">
        <Rob size="fill" mood="listening" />
      </div>
      <div className="min-w-0">
        <p className="type-small">{sayNext(props)}</p>
        {isFanned ? (
          <p role="status" className={cardCount === 1 ? "sr-only" : "type-log text-mist"}>
            {lifted} of {cardCount} lifted
            <span>{lifted > 0 && ", and the order is frozen"}</span>
          </p>
        ) : (
          <p role="status" className="type-log min-h-lh text-mist">
            {sayStateOfPack(props)}
          </p>
        )}
      </div>
    </div>
  );
}

function sayStateOfPack({ isReady, isShuffling, hasShuffled, cut }: RobBesideProps): string {
  if (!isReady) return `${SITE.advisor} is preparing the deck...`;
  if (isShuffling) return `${SITE.advisor} is shuffling the deck...`;
  if (cut > 0) return sayCut(cut);
  return hasShuffled ? "Optional: tap to cut the pack" : "the deck is ready";
}

function sayNext({ isFanned, isShuffling, hasShuffled, lifted, cardCount }: RobBesideProps): string {
  if (isShuffling) return "Say when.";
  if (!isFanned && hasShuffled) return "Now fan them out.";
  if (!isFanned)
    return cardCount === 1
      ? "Shuffle and pick one yourself, or let me draw it. Same odds, and I’m not looking."
      : "Shuffle and pick them yourself, or let me draw. Same odds, and I’m not looking.";
  if (lifted === 0)
    return "Any card will do. Tap one, or lift the raised one. I don’t know what’s on it either.";
  return cardCount - lifted === 1 ? "One more." : "Two more.";
}
