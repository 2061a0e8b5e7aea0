import type { ReactNode } from "react";
import type { DeckCard } from "#domain/draw/receipt.ts";
import { CheckReceipt } from "./check-receipt.tsx";

const STEPS = [
  {
    title: "The duck seals his half",
    words:
      "Before you touch a card, the server rolls a secret number of 256 bits and shows you its fingerprint: the seal. From then on it cannot take another number, because another number has another fingerprint.",
  },
  {
    title: "You make yours",
    words:
      "Your shuffle is read from your hand, when and where it moved, and stirred with your browser’s own randomness. The cut goes in last. The duck’s half was sealed beforehand, so he could not fit it to yours.",
  },
  {
    title: "Both together are the order",
    words:
      "The two halves decide the order of the whole deck and which cards lie reversed. Either half alone says nothing. Every order is as likely as every other.",
  },
  {
    title: "You lift",
    words:
      "A place in the fan is a position in that order. You may shuffle again as often as you like, until the first card is lifted. Then it is frozen.",
  },
  {
    title: "The seal is opened",
    words:
      "With the reading comes a receipt: the seal, both halves, the cut, the places and the version of the deck. Whoever holds it can compute the cards again, on this page or by hand if the evening is long.",
  },
];

interface FairPageProps {
  deck: readonly DeckCard[];
  /** The receipt of the reading from which the person came to this page; `null` if there is none. */
  brought: string | null;
  /** The content that shows the person's own draw counts. A visitor gets an invitation or nothing. */
  own: ReactNode;
}

/** Explains how cards are drawn, and lets the person check a receipt without trusting the server. */
export function FairPage({ deck, brought, own }: FairPageProps) {
  return (
    <article className="page-frame page-column grid grid-cols-[minmax(0,1fr)] gap-14 pt-4 pb-14 md:pt-10">
      <header className="grid gap-4">
        <h1 className="type-display">Is the deck fair?</h1>
        <p>
          You should not have to take a dead duck’s word for it. Here is how {deck.length} cards are put in
          order, and how you check it afterwards without trusting anybody.
        </p>
      </header>
      <ol className="relative grid list-none gap-8 border-l border-hair pl-6">
        {STEPS.map(({ title, words }, index) => (
          <li key={title}>
            <p className="type-log text-gold">{index + 1}</p>
            <h2 className="type-title">{title}</h2>
            <p className="mt-1">{words}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="check" className="grid gap-4">
        <h2 id="check" className="type-section scroll-mt-6">
          Check a receipt
        </h2>
        <p>Paste one, and your browser draws again. Then change a single digit and see what it says.</p>
        <CheckReceipt deck={deck} brought={brought} />
      </section>
      {own}
      <section aria-labelledby="not" className="grid gap-3">
        <h2 id="not" className="type-title">
          What this does not prove
        </h2>
        <p>
          It proves that nobody picked your cards after seeing who you are or what you wrote. It does not
          prove that a card is right about you. It is a deck of cards, and he is a duck.
        </p>
      </section>
    </article>
  );
}
