import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { TarotCard } from "#web/ui/tarot-card.tsx";

type DrawsPicture = Extract<PatternPictureOutput, { type: "draws" }>;

/** A card for each of the newest draws: the one that came again face up, all others face down. */
export function Draws({ picture: { cardId, times, of } }: { picture: DrawsPicture }) {
  return (
    <div role="img" aria-label={`It came in ${times} of ${of} draws`} className="flex gap-1.5">
      {Array.from({ length: of }, (_, at) => at).map((at) => (
        <div
          key={at}
          aria-hidden="true"
          className={`min-w-0 max-w-12 flex-1 ${at < times ? "" : "opacity-60"}`}
        >
          <TarotCard id={cardId} name="" isAmongMany isFaceDown={at >= times} />
        </div>
      ))}
    </div>
  );
}
