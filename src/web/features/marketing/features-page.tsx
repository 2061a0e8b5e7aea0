import type { ReactNode } from "react";
import { PLANS } from "#domain/plans/plans.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RobSays } from "../../ui/rob.tsx";
import { SITE } from "../../ui/site.ts";
import { Spread, type SpreadCard } from "../../ui/spread.tsx";
import { RecurringPatternPicture, RingsPicture } from "./feature-pictures.tsx";
import { PageHead, PublicPage } from "./page-head.tsx";

interface DeckCounts {
  all: number;
  perspective: number;
  pond: number;
}

const QUICK: SpreadCard[] = [{ id: "the-merge-conflict", name: "The Merge Conflict", isReversed: false }];
const POND: SpreadCard[] = [
  { id: "the-legacy-system", name: "The Legacy System", position: "situation", isReversed: false },
  { id: "the-yak-shave", name: "The Yak Shave", position: "challenge", isReversed: true },
  { id: "the-commit", name: "The Commit", position: "advice", isReversed: false },
];

/** The features page: each feature has a section with a picture. */
export function FeaturesPage({ deck, join }: { deck: DeckCounts; join: ReactNode }) {
  return (
    <PublicPage>
      <PageHead log="how it works" title="A deck, a duck, and a memory for both">
        <p>
          You say what has you stuck. A card asks about it from a side you had not thought of, and a dead
          developer reads the two together. What comes of it is kept, so you never start over.
        </p>
      </PageHead>
      <CardsPart deck={deck} />
      <Spreads />
      <Part id="engine" title="Intelligence engine" picture={<RecurringPatternPicture />}>
        <p>
          It reads across your blocks and readings for what you cannot see from inside one of them: the loop
          that comes around every fall, the thing that worked the last time, the step worth trying first. Free
          shows the last {PLANS.free.historyDays} days, Premium everything.
        </p>
      </Part>
      <Part id="tracker" title="Block tracker" picture={<RingsPicture />}>
        <p>
          A block is a stone in the water, and what happens to it makes the rings: a reading, a pause, the day
          on which it was resolved. You see how long it has been lying there, and what moved it.
        </p>
      </Part>
      <Part id="chat" title={`Chat with ${SITE.advisor}`} picture={<ChatPicture />}>
        <p>
          A reading is an opinion, so you may argue with it. He knows the cards, what you wrote and the last
          few messages, answers in two or three sentences, and concedes when you are right. It has happened.
        </p>
      </Part>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:*:last:px-0">
        <ButtonLink to="/pricing">View Pricing</ButtonLink>
        {join}
      </div>
    </PublicPage>
  );
}

interface PartProps {
  id: string;
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}

function Part({ id, title, picture, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={picture ? "grid items-center gap-8 md:grid-cols-2 md:gap-14" : undefined}
    >
      <div>
        <h2 id={`${id}-title`} className="type-section">
          {title}
        </h2>
        <div className="mt-4 grid max-w-column justify-items-start gap-3 text-mist">{children}</div>
      </div>
      {picture}
    </section>
  );
}

function CardsPart({ deck }: { deck: DeckCounts }) {
  return (
    <Part id="cards" title={`${deck.perspective} perspective cards`}>
      <p>
        Each of them is an idea from programming that has happened to everybody: The Yak Shave, The Merge
        Conflict, The Silent Failure. They can lie upright or reversed. {deck.pond} Pond cards go with them,
        which are always upright, so the whole deck has {deck.all}. None of them knows your future. All of
        them have seen this bug.
      </p>
      <ButtonLink to="/cards" look="link" className="!inline-flex items-center">
        View Cards
      </ButtonLink>
    </Part>
  );
}

function Spreads() {
  return (
    <section id="spreads" aria-labelledby="spreads-title">
      <h2 id="spreads-title" className="type-section">
        Two spreads
      </h2>
      <div className="isolate mt-8 grid gap-14 lg:grid-cols-[auto_1fr] lg:gap-20">
        {/* The picture is as wide as the cards of the other spread, so that both waterlines align. */}
        <div className="lg:[&>.spread-of-one]:[--card-width:164px] xl:[&>.spread-of-one]:[--card-width:200px]">
          <Spread isAmongMany cards={QUICK} lineClassName="-inset-x-[100vw] lg:hidden" />
          <h3 className="type-title mt-6">Quick Duck Spread</h3>
          <p className="mt-1 max-w-[22.6em] text-mist">
            One card, one answer. For a question that fits in a line.
          </p>
        </div>
        <div>
          <Spread isAmongMany cards={POND} lineClassName="-inset-x-[100vw] -z-10" />
          <h3 className="type-title mt-6">Full Pond Spread</h3>
          <p className="mt-1 max-w-[31.9em] text-mist">
            Three cards: the situation, the challenge, the advice. For something tangled.
          </p>
        </div>
      </div>
    </section>
  );
}

function ChatPicture() {
  return (
    <div className="grid gap-5">
      <p className="max-w-[20em] justify-self-end rounded-surface bg-ripple px-5 py-3">
        I can’t start before I know how it ends.
      </p>
      <RobSays mood="amused">You started this sentence. How did it end?</RobSays>
    </div>
  );
}
