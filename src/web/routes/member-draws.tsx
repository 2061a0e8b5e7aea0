import type { ReactNode } from "react";
import type { DeckCard } from "../../domain/draw/receipt.ts";
import { DrawChart } from "../features/fairness/draw-chart.tsx";

interface MemberDrawsProps {
  deck: readonly DeckCard[];
  /** The page that everybody sees; handed in, so that visitors get it in one file. */
  page: (own: ReactNode) => ReactNode;
}

/** 'Is the deck fair?' for somebody with draws of their own. Apart from the public page, which must stay light. */
export function MemberDraws({ deck, page }: MemberDrawsProps) {
  return page(<DrawChart deck={deck} />);
}
