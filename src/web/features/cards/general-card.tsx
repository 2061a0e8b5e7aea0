import type { CardOutput } from "#contract/cards.ts";
import { PROMPTS_SHOWN } from "#domain/deck/prompts.ts";
import { RobSays } from "../../ui/rob.tsx";
import { SITE } from "../../ui/site.ts";
import { BlockApplications } from "./block-applications.tsx";

/** The card's general text, the same for everybody. */
export function GeneralCard({ card }: { card: CardOutput }) {
  return (
    <>
      <BlockApplications applications={card.blockApplications} />
      <section className="comes-later mt-14" aria-labelledby="take">
        <h2 id="take" className="type-title mb-5">
          {SITE.advisor}'s Take
        </h2>
        <RobSays isLong>{card.duckWisdom}</RobSays>
      </section>
      <section className="comes-later mt-12" aria-labelledby="prompts">
        <h2 id="prompts" className="type-title">
          Perspective prompts
        </h2>
        <ol className="mt-4 list-none">
          {card.perspectivePrompts.slice(0, PROMPTS_SHOWN).map((prompt, index) => (
            <li key={prompt} className="flex gap-4 border-t border-ripple py-4">
              <span className="type-log pt-0.5 text-gold">{index + 1}</span>
              {prompt}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
