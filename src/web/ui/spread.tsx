// The cards of a reading side by side. Their waterlines meet, and the gold line continues across the page.
import type { AnimationEventHandler, CSSProperties } from "react";
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
  /** The text under the name of a card that was drawn alone. */
  note?: string | undefined;
}

/** The state of cards that lie face down and are turned over one by one, in the order in which they were drawn. */
export interface Reveal {
  /** The number of cards whose caption is rendered. A caption is hidden until its card turns. */
  captionCount: number;
  /** The number of cards whose drawing has loaded. */
  drawnCount: number;
  /** The number of cards that have begun to turn. */
  turningCount: number;
  /** Called with the element of each card and its place, at every render. */
  onPlaced?: (card: HTMLElement, place: number) => void;
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
  /** Whether a card that lies alone has the size at which it is turned over. On a phone its name is then below it. */
  isLarge?: boolean;
}

/** The angles of the cards in degrees, slightly different as if the cards were dealt by hand. */
const ASKEW = [-1, 0.6, 1];

/** Shows one to three cards, each with position, name and orientation in words. */
export function Spread(props: SpreadProps) {
  const { cards, reveal, lineClassName = "-inset-x-[100vw]", isAmongMany = false, isLarge = false } = props;
  const isSingle = cards.length === 1;
  const isRevealing = reveal !== undefined;
  return (
    <div
      className={`relative ${isSingle ? (isLarge ? "spread-large" : "spread-of-one") : "spread-of-three"}`}
      onAnimationEnd={props.onAnimationEnd}
    >
      <div className={`at-waterline ${lineClassName} ${isRevealing && !isSingle ? "fades-in" : ""}`}>
        <Waterline />
      </div>
      <ul aria-label="Cards" className="relative flex list-none items-start gap-3 md:gap-4.5">
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its element when it becomes known
          <PlacedCard key={place} {...{ card, place, reveal, isAmongMany, isLarge }} count={cards.length} />
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
  isLarge: boolean;
}

function PlacedCard({ card, place, count, reveal, isAmongMany, isLarge }: PlacedCardProps) {
  const isSingle = count === 1;
  const isRevealing = reveal !== undefined;
  const hasCaption = !isRevealing || place < reveal.captionCount;
  return (
    <li
      data-turning={isRevealing && place < reveal.turningCount ? "" : undefined}
      className={`${placeClassOf(card, isSingle, isLarge)} ${isRevealing ? "card-turns" : ""}`}
      style={{ "--place": place, "--count": count, "--askew": ASKEW[place] } as CSSProperties}
    >
      <div
        ref={reveal?.onPlaced && ((element) => void (element && reveal.onPlaced?.(element, place)))}
        className="relative shrink-0"
      >
        {isRevealing && <Rings count={isSingle ? RINGS_OF_ONE : 1} />}
        <TarotCard
          id={card.id}
          name={card.name}
          isReversed={card.isReversed}
          isAmongMany={isAmongMany}
          isBlank={isRevealing && place >= reveal.drawnCount}
          size="spread"
          className={isRevealing ? "card-front" : ""}
        />
        {isRevealing && <div aria-hidden="true" className="card-behind card-back card-shape card-in-spread" />}
      </div>
      {hasCaption && (
        <div className={isRevealing ? "card-front card-caption" : ""}>
          {isSingle && card.note ? (
            <NotedCaption card={card} note={card.note} isLarge={isLarge} />
          ) : (
            <Caption card={card} isBeside={isSingle} isLarge={isLarge} />
          )}
        </div>
      )}
    </li>
  );
}

/** The number of rings in the water around a card that was drawn alone. */
const RINGS_OF_ONE = 3;

/** The rings in the water that a card makes when it has turned. */
function Rings({ count }: { count: number }) {
  return Array.from({ length: count }, (_, ring) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: rings never change places
      key={ring}
      aria-hidden="true"
      className="card-ripple at-waterline"
      style={{ "--ring": ring } as CSSProperties}
    />
  ));
}

function placeClassOf({ note }: SpreadCard, isSingle: boolean, isLarge: boolean): string {
  if (!isSingle) return "";
  if (isLarge) return "grid justify-items-center xl:block";
  return `flex ${note ? "items-start" : "items-end"} gap-5 xl:block`;
}

/** The caption of a card that was drawn alone: its name above the waterline, and a text about it below. */
function NotedCaption({ card, note, isLarge }: { card: SpreadCard; note: string; isLarge: boolean }) {
  return (
    <>
      <div className={isLarge ? "" : "above-waterline"}>
        <Caption card={card} isBeside isLarge={isLarge} />
      </div>
      <p className={`type-small text-mist xl:mt-2 ${isLarge ? "mt-2 max-xl:text-center" : "mt-5.5"}`}>{note}</p>
    </>
  );
}

/** The caption of a card. It leaves out the article 'The', which is on the banner of the card itself. */
function Caption({ card, isBeside, isLarge }: { card: SpreadCard; isBeside: boolean; isLarge: boolean }) {
  const place = card.position ?? (card.isChosen ? "chosen" : "drawn");
  const isSaid = !isLarge || card.isChosen === true;
  return (
    <p className={`flex flex-wrap xl:mt-3.5 ${captionClassOf(card, isBeside, isLarge)}`}>
      <span className={`type-log order-1 w-full text-mist md:w-auto ${isSaid ? "" : "max-md:hidden"}`}>
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
      <span className={`order-2 w-full md:order-3 ${isBeside ? "type-title" : "type-caption"}`}>
        {card.name.replace(/^The /, "")}
      </span>
    </p>
  );
}

function captionClassOf({ note }: SpreadCard, isBeside: boolean, isLarge: boolean): string {
  if (!isBeside) return "mt-2.5 card-in-spread";
  if (isLarge) return "mt-2.5 max-xl:justify-center max-xl:text-center";
  return `${note ? "" : "pb-6"} xl:pb-0`;
}
