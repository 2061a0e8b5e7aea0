import type { Ref } from "react";
import { Rob } from "#web/ui/rob.tsx";
import { SITE } from "#web/ui/site.ts";
import { StageRings } from "#web/ui/stage-scene.tsx";
import { sayCut } from "../say-cut.ts";

interface RobBesideProps {
  heading: Ref<HTMLHeadingElement>;
  /** Whether the server has committed to its half of the draw. */
  isReady: boolean;
  isFanned: boolean;
  isShuffling: boolean;
  hasShuffled: boolean;
  cut: number;
  lifted: number;
  cardCount: number;
}

/**
 * Rob on the water. His one sentence says what to do next; how far the draw is stands below it where it can be counted, and is
 * read out by screen readers.
 */
export function RobBeside({ heading, ...now }: RobBesideProps) {
  const isCounted = now.isFanned ? now.cardCount > 1 && now.lifted > 0 : now.cut > 0;
  return (
    <div className="ritual-says">
      <div className="stage-floats">
        <StageRings />
        <Rob size="fill" mood="listening" className="relative" />
      </div>
      <div className="min-w-0">
        <h1 ref={heading} id="ritual" tabIndex={-1}>
          {sayNext(now)}
        </h1>
        <p role="status" className={isCounted ? "type-log mt-1 text-mist" : "sr-only"}>
          {now.isFanned ? sayLifted(now) : sayStateOfPack(now)}
        </p>
      </div>
    </div>
  );
}

type Now = Omit<RobBesideProps, "heading">;

function sayLifted({ lifted, cardCount }: Now): string {
  return `${lifted} of ${cardCount} lifted`;
}

function sayStateOfPack({ isReady, isShuffling, hasShuffled, cut }: Now): string {
  if (!isReady) return `${SITE.advisor} is preparing the deck...`;
  if (isShuffling) return `${SITE.advisor} is shuffling the deck...`;
  if (cut > 0) return sayCut(cut);
  return hasShuffled ? "the deck is shuffled" : "the deck is ready";
}

function sayNext({ isFanned, isShuffling, hasShuffled, lifted, cardCount }: Now): string {
  if (isShuffling) return "I shuffle until you stop me.";
  if (!isFanned && hasShuffled) return "Tap the pack to cut it, or fan it out.";
  if (!isFanned) return `Shuffle and lift ${cardCount === 1 ? "one" : "three"}, or let me draw. Same odds.`;
  if (lifted === 0) return "Slide along the fan, then lift the one you want.";
  return cardCount - lifted === 1 ? "One more." : "Two more.";
}
