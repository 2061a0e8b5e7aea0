import type { ReactNode } from "react";
import { Link } from "react-router";
import type { InsightOutput } from "#contract/insights.ts";
import { CopyText } from "#web/ui/copy-text.tsx";
import { sayCut } from "../say-cut.ts";

interface ReceiptLinesProps {
  receipt: NonNullable<InsightOutput["receipt"]>;
  cardsDrawn: InsightOutput["cardsDrawn"];
}

/** Shows the receipt of a draw line by line, with the way to check it. */
export function ReceiptLines({ receipt, cardsDrawn }: ReceiptLinesProps) {
  const text = receiptText({ receipt, cardsDrawn });
  return (
    <div className="mt-2 border-l border-hair pl-5">
      <p className="type-small max-w-column-wide">
        The seal was shown before a card was lifted. Here it is, opened: with both halves, anybody can compute
        the order of the deck again.
      </p>
      <dl className="type-log mt-3 grid gap-2">
        <Line name="the seal">{receipt.commitment}</Line>
        <Line name="the duck’s half, opened">{receipt.serverSeed}</Line>
        <Line name="your half">{receipt.clientSeed}</Line>
        <Line name="the cut">{receipt.cut === null ? "none" : sayCut(receipt.cut)}</Line>
        <Line name="places lifted, from 0">{receipt.picks.join(", ")}</Line>
        <Line name="the deck">{receipt.deckVersion}</Line>
        <Line name="reversed cards">{receipt.reversals ? "allowed" : "switched off"}</Line>
      </dl>
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <Link
          to="/fair#check"
          state={{ receipt: text }}
          className="inline-flex min-h-11 items-center underlined text-gold"
        >
          Check it yourself
        </Link>
        <CopyText
          look="link"
          label="Copy the receipt"
          text={text}
          instead="“Check it yourself” has the text."
        />
      </p>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-mist">{name}</dt>
      <dd className="break-all">{children}</dd>
    </div>
  );
}

/** Returns a reading's receipt with its cards as JSON text, as the page that checks it reads it. */
function receiptText({ receipt, cardsDrawn }: ReceiptLinesProps): string {
  const cards = cardsDrawn.map(({ id, reversed }) => ({ id, reversed }));
  return JSON.stringify({ ...receipt, cards }, null, 2);
}
