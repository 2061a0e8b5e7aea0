import { type ReactNode, useState } from "react";
import type { PersonalCard as Mine } from "#contract/advice.ts";
import type { CardOutput } from "#contract/cards.ts";
import { RobSays } from "../../ui/rob.tsx";
import { SITE } from "../../ui/site.ts";
import { PastDraws } from "./past-draws.tsx";
import { PersonalCardText } from "./personal-card-text.tsx";
import { PersonalGuidance } from "./personal-guidance.tsx";

interface PersonalCardProps {
  card: CardOutput;
  mine: Mine;
  /** The form for the person's answers to the card's prompts. */
  reflect: ReactNode;
  onConsentNeeded: (then: () => void) => void;
}

/** The personal text of a card, for a person who has drawn that card. */
export function PersonalCard({ card, mine, reflect, onConsentNeeded }: PersonalCardProps) {
  const { version, text } = mine.take;
  const [turn, setTurn] = useState(0);
  const settle = (place: number) => setTurn((before) => Math.max(before, place + 1));
  return (
    <>
      <PersonalGuidance {...{ card, turn, onConsentNeeded }} guidance={mine.guidance} onSettled={settle} />
      <section className="mt-14" aria-labelledby="take">
        <h2 id="take" className="type-title mb-5">
          {SITE.advisor}'s Take
        </h2>
        <PersonalCardText
          key={version}
          wanted={{ slug: card.id, subject: "take", version }}
          kept={text}
          isTurn={turn >= mine.guidance.length}
          onSettled={() => settle(mine.guidance.length)}
          generic={card.duckWisdom}
          label={`${SITE.advisor} is looking at it again...`}
          show={(words) => <RobSays isLong>{words}</RobSays>}
          onConsentNeeded={onConsentNeeded}
        />
      </section>
      {reflect}
      <PastDraws draws={mine.draws} total={mine.drawsTotal} />
    </>
  );
}
