import { MAIN_ID } from "../../ui/bars.tsx";
import { DeckFloor } from "./deck-floor.tsx";
import { Hero } from "./hero.tsx";
import type { StripCard } from "./strip-card.ts";
import { StuckKinds } from "./stuck-kinds.tsx";

interface LandingProps {
  deckSize: number;
  strip: StripCard[];
  isGuest: boolean;
  onStart: () => void;
  onSignIn: () => void;
}

/** The pond by night for whoever comes by. Scrolling goes under water, where the deck lies. */
export function Landing({ deckSize, strip, isGuest, onStart, onSignIn }: LandingProps) {
  return (
    <div className="night depth-1 overflow-x-clip text-moon">
      <Hero isGuest={isGuest} onStart={onStart} onSignIn={onSignIn} />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none depth-1">
        <StuckKinds />
        <DeckFloor deckSize={deckSize} strip={strip} />
      </main>
    </div>
  );
}
