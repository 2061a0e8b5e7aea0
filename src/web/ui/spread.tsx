// The cards of a reading side by side. Their waterlines meet, and the gold line continues across the page.
import type { AnimationEventHandler, CSSProperties, ReactNode } from "react";
import { TarotCard } from "./tarot-card.tsx";
import { Waterline } from "./waterline.tsx";

export interface SpreadCard {
  /** The slug of the card. */
  id: string;
  name: string;
  position?: string | undefined;
  isReversed: boolean;
  /** Whether the card was picked in the library rather than drawn. */
  isChosen?: boolean | undefined;
}

/** The state of cards that lie face down and are turned over one by one, in the order in which they were drawn. */
export interface Reveal {
  /** The number of cards whose caption is rendered. A caption is hidden until its card turns. */
  captionCount: number;
  /** The number of cards whose drawing has loaded. */
  drawnCount: number;
  /** The number of cards that have begun to turn. */
  turningCount: number;
  /** Renders the back of the card at this place. */
  renderBack: (place: number) => ReactNode;
}

interface SpreadProps {
  cards: SpreadCard[];
  /** The state of dealing. Without it, all cards lie face up. */
  reveal?: Reveal;
  onAnimationEnd?: AnimationEventHandler | undefined;
  /**
   * The CSS classes for how far the line reaches beyond the cards. An element around the spread must clip the line
   * at the page's edge.
   */
  lineClassName?: string;
  /** Whether the page shows other spreads too. */
  isAmongMany?: boolean;
}

/** The angles of the cards in degrees, slightly different as if the cards were dealt by hand. */
const ASKEW = [-1, 0.6, 1];

/** Shows one to three cards, each with position, name and orientation in words. */
export function Spread(props: SpreadProps) {
  const { cards, reveal, lineClassName = "-inset-x-[100vw]", isAmongMany = false } = props;
  const isSingle = cards.length === 1;
  const isRevealing = reveal !== undefined;
  // A card is identified by its place, so that it keeps its element when it becomes known.
  const placed = cards.map((card, place) => ({ card, place }));
  return (
    <div
      className={`relative ${isSingle ? "spread-of-one" : "spread-of-three"}`}
      onAnimationEnd={props.onAnimationEnd}
    >
      <div className={`at-waterline ${lineClassName} ${isRevealing && !isSingle ? "fades-in" : ""}`}>
        <Waterline />
      </div>
      <ul aria-label="Cards" className="relative flex list-none items-start gap-3 md:gap-4.5">
        {placed.map(({ card, place }) => (
          <PlacedCard key={place} {...{ card, place, reveal, isAmongMany }} count={cards.length} />
        ))}
      </ul>
    </div>
  );
}

interface PlacedCardProps {
  card: SpreadCard;
  place: number;
  count: number;
  reveal: Reveal | undefined;
  isAmongMany: boolean;
}

function PlacedCard({ card, place, count, reveal, isAmongMany }: PlacedCardProps) {
  const isSingle = count === 1;
  const isRevealing = reveal !== undefined;
  const hasCaption = !isRevealing || place < reveal.captionCount;
  return (
    <li
      data-turning={isRevealing && place < reveal.turningCount ? "" : undefined}
      className={`${isSingle ? "flex items-end gap-5 xl:block" : ""} ${isRevealing ? "card-turns" : ""}`}
      style={{ "--place": place, "--count": count, "--askew": ASKEW[place] } as CSSProperties}
    >
      {/* A root of its own, so that the lower place of a reversed face does not move the back. */}
      <div className="relative flow-root shrink-0">
        <TarotCard
          id={card.id}
          name={card.name}
          isReversed={card.isReversed}
          isAmongMany={isAmongMany}
          isBlank={isRevealing && place >= reveal.drawnCount}
          size="spread"
          className={isRevealing ? "card-front" : ""}
        />
        {isRevealing && <span aria-hidden="true" className="card-light" />}
        {isRevealing && <span aria-hidden="true" className="card-water" />}
        {reveal?.renderBack(place)}
      </div>
      {hasCaption && (
        <div className={isRevealing ? "card-front card-caption" : ""}>
          <Caption card={card} isBeside={isSingle} />
        </div>
      )}
    </li>
  );
}

interface CaptionProps {
  card: SpreadCard;
  /** Whether the card was drawn alone, so that its caption is beside it. */
  isBeside: boolean;
}

/**
 * The caption of a card: its position, whether it is reversed, and its name without the article 'The'. The name is in
 * sight only if it cannot be read in the drawing, that is, if the card is reversed or small (`name-of-card`).
 */
function Caption({ card, isBeside }: CaptionProps) {
  const place = card.position ?? (card.isChosen ? "chosen" : "drawn");
  return (
    <p
      className={`flex flex-wrap ${isBeside ? "pb-6 xl:mt-3.5 xl:pb-0" : "mt-2.5 card-in-spread xl:mt-3.5"}`}
    >
      <span
        className={`${place === "drawn" ? `max-md:hidden ${card.isReversed ? "" : "md:hidden"}` : ""} type-log order-1 w-full text-mist md:w-auto`}
      >
        {place}
      </span>
      {card.isReversed && (
        <span className="type-log order-3 text-ghost md:order-2">
          <span aria-hidden="true" className="hidden text-mist md:inline">
            ,&nbsp;
          </span>
          reversed
        </span>
      )}
      <span
        className={`${card.isReversed ? "" : "name-of-card"} ${isBeside ? "type-title" : "type-caption"} order-2 w-full md:order-3`}
      >
        {card.name.replace(/^The /, "")}
      </span>
    </p>
  );
}
