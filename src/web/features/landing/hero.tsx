import type { ReactNode } from "react";
import { TopBar } from "../../ui/bars.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SITE } from "../../ui/site.ts";
import nightDesktop from "./art/night-desktop.svg";
import nightPhone from "./art/night-phone.svg";
import nightShort from "./art/night-short.svg";
import nightTablet from "./art/night-tablet.svg";
import { SignIn } from "./sign-in.tsx";

export interface HeroProps {
  /** Whether the visitor is a guest who asked for a reading. */
  hasReading: boolean;
  /** The button that begins a reading. */
  start: ReactNode;
  onSignIn: () => void;
}

export function Hero({ hasReading, start, onSignIn }: HeroProps) {
  return (
    <section
      className="night-scene relative flex flex-col overflow-clip xl:[--page-edge:80px]"
      aria-labelledby="hero-title"
    >
      <picture>
        <source media="(max-height: 43.74rem) and (max-width: 29.99rem)" srcSet={nightShort} />
        <source media="(max-height: 38.74rem) and (min-width: 30rem)" srcSet={nightDesktop} />
        <source media="(min-width: 64rem)" srcSet={nightDesktop} />
        <source media="(min-width: 48rem)" srcSet={nightTablet} />
        <img
          src={nightPhone}
          alt={`A moonlit pond behind a server room. On it floats ${SITE.advisor}, a rubber duck in a bent wizard hat, one eyebrow raised.`}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-bottom md:object-[50%_80%]"
        />
      </picture>
      <TopBar>
        <SignIn hasReading={hasReading} onSignIn={onSignIn} />
      </TopBar>
      <h1 id="hero-title" className="type-hero relative px-6 pt-2 md:px-12 xl:px-20">
        <span className="block">Tell the duck.</span>
        <span className="block">He’s dead.</span>
        <span className="block">He has time.</span>
      </h1>
      <p className="hero-promise relative px-6 pt-3 text-mist md:px-12 xl:px-20">
        A card, a few blunt questions, a two-minute step.
        {!SITE.isWaitlist && " Free, no account."}
      </p>
      {/* On a short phone the row of buttons sticks to the lower edge of the screen instead of lying
          below it. */}
      <div className="way-in sticky bottom-0 mt-auto mb-12 grid gap-1 px-6 pb-4 md:relative md:mb-4 md:flex md:gap-3 md:px-12 md:pb-16 lg:mt-10 lg:mb-0 lg:pb-0 xl:px-20">
        {hasReading ? <ButtonLink to="/insights">Your reading</ButtonLink> : start}
        <ButtonLink to="/cards" look="soft">
          View Cards
        </ButtonLink>
      </div>
    </section>
  );
}
