import { type ReactNode, Suspense } from "react";
import { MAIN_ID } from "../../ui/bars.tsx";
import { Closing } from "./closing.tsx";
import { Consultant } from "./consultant.tsx";
import { DeckFloor } from "./deck-floor.tsx";
import { Hero, type HeroProps } from "./hero.tsx";
import { Messages } from "./messages.tsx";
import type { StripCard } from "./strip-card.ts";
import { StuckKinds } from "./stuck-kinds.tsx";
import type { Testimonial } from "./testimonials.ts";

interface LandingProps extends HeroProps {
  deckSize: number;
  strip: StripCard[];
  letters: Testimonial[];
  /** The field in which a visitor writes what has them stuck. */
  ask: ReactNode;
  /** The second sign-up button, at the bottom of the page. */
  join: ReactNode;
}

/**
 * The landing page for visitors: a pond at night. Scrolling leads below the surface and down to the deck of cards.
 */
export function Landing({ deckSize, strip, letters, ask, join, ...hero }: LandingProps) {
  return (
    <div className="night night-page depth-1 overflow-x-clip text-moon">
      <Hero {...hero} />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none depth-1">
        {/* React makes the content of a boundary usable after what is outside it, so the buttons at the top work first. */}
        <Suspense>
          <StuckKinds ask={ask} />
        </Suspense>
        <Suspense>
          <Consultant />
          <Messages letters={letters} />
        </Suspense>
        <Suspense>
          <DeckFloor deckSize={deckSize} strip={strip} />
          <Closing join={join} />
        </Suspense>
      </main>
    </div>
  );
}
