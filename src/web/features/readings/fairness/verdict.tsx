import { cardNameOf, DECK_SIZE } from "#domain/deck/card.ts";
import type { ReceiptCheck } from "#domain/draw/receipt.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Spread } from "#web/ui/spread.tsx";
import type { Judgement } from "./judge-receipt.ts";

/** For each check of a receipt: the sentence if it succeeds, and the sentence if it fails. */
const SAID: Record<ReceiptCheck, { holds: string; fails: string }> = {
  commitment: {
    holds: "The seal fits the duck’s half.",
    fails: "The seal does not fit: what was sealed is not this server seed.",
  },
  deck: {
    holds: "It was drawn from the deck that this page holds.",
    fails: "It names another version of the deck, so this page cannot compute the same order.",
  },
  picks: {
    holds: "The places lifted are places in the deck.",
    fails: `The places are impossible: it takes one or three, all different, from 0 to ${DECK_SIZE - 1}.`,
  },
  cut: {
    holds: "The cut is the one in your half.",
    fails: "The cut is not the one that the client seed was made with.",
  },
  cards: {
    holds: "The cards that the receipt names come out.",
    fails: "The cards that come out are not the ones the receipt names.",
  },
};
const CHECKS = Object.keys(SAID) as ReceiptCheck[];

/** Shows whether a receipt is valid, which checks failed, and which cards the receipt gives. */
export function Verdict({ judgement }: { judgement: Judgement }) {
  if ("fault" in judgement) return <Notice tone="warning">{judgement.fault}</Notice>;
  const { faults, cards, namesCards } = judgement;
  const isGood = faults.length === 0;
  return (
    <div className="grid gap-6">
      <Notice tone={isGood ? "good" : "warning"}>
        <p className="type-title">{isGood ? "It holds." : "It does not hold."}</p>
        <p>
          {isGood
            ? "Computed in this browser just now, from the two halves alone."
            : "Somebody changed it, or it was never ours."}
        </p>
      </Notice>
      <ul className="list-none">
        {CHECKS.filter((check) => check !== "cards" || namesCards).map((check) => (
          <Check key={check} fails={faults.includes(check)} said={SAID[check]} />
        ))}
      </ul>
      {cards && (
        <div className="overflow-x-clip py-2">
          <p className="type-log mb-3 text-mist">what comes out</p>
          <Spread
            lineClassName="inset-x-0"
            cards={cards.map((card) => ({
              id: card.id,
              name: cardNameOf(card.id),
              position: card.position,
              isReversed: card.reversed,
            }))}
          />
        </div>
      )}
    </div>
  );
}

function Check({ fails, said }: { fails: boolean; said: { holds: string; fails: string } }) {
  return (
    <li className="flex gap-4 border-t border-ripple py-3">
      <span className={`type-log w-12 shrink-0 pt-0.5 ${fails ? "text-bill" : "text-reed"}`}>
        {fails ? "fails" : "holds"}
      </span>
      <span className="min-w-0">{fails ? said.fails : said.holds}</span>
    </li>
  );
}
