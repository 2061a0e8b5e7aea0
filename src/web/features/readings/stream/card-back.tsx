import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { type CardPlace, flyIn } from "./fly-in.ts";

interface CardBackProps {
  /** Where the card lay before it came to its place in the spread; `undefined` if it was not shown before. */
  from: CardPlace | undefined;
  /** The number of rings in the water that the card makes when it has turned. */
  ringCount: number;
}

/** The back of a card in a spread. When it is mounted, it animates the card from `from` to its place in the spread. */
export function CardBack({ from, ringCount }: CardBackProps) {
  const back = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = back.current?.parentElement;
    if (from && card) flyIn(card, from);
  }, [from]);
  return (
    <>
      {Array.from({ length: ringCount }, (_, index) => index).map((ring) => (
        <span
          key={ring}
          aria-hidden="true"
          className="card-ripple at-waterline"
          style={{ "--ring": ring } as CSSProperties}
        />
      ))}
      <div ref={back} aria-hidden="true" className="card-behind card-back card-shape card-in-spread" />
    </>
  );
}
