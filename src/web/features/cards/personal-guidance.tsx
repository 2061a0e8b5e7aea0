import type { PersonalCard } from "#contract/advice.ts";
import type { CardOutput } from "#contract/cards.ts";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { FoldIcon } from "../../ui/icons.tsx";
import { PersonalCardText } from "./personal-card-text.tsx";

interface PersonalGuidanceProps {
  card: CardOutput;
  guidance: PersonalCard["guidance"];
  /** The index of the text whose turn it is to load. Texts up to this index may load. */
  turn: number;
  onSettled: (place: number) => void;
  onConsentNeeded: (then: () => void) => void;
}

/** Shows personal texts for the person's own types of block. The general texts for the other types are collapsed. */
export function PersonalGuidance({
  card,
  guidance,
  turn,
  onSettled,
  onConsentNeeded,
}: PersonalGuidanceProps) {
  const own = BLOCK_TYPES.flatMap((type) => {
    const found = guidance.find(({ blockTypeId }) => blockTypeId === type.id);
    return found ? [{ ...type, ...found }] : [];
  });
  const others = BLOCK_TYPES.filter(({ id }) => !own.some(({ blockTypeId }) => blockTypeId === id));
  return (
    <section className="mt-12" aria-labelledby="guidance">
      <h2 id="guidance" tabIndex={-1} className="type-title outline-none">
        {own.length > 0 ? "Where it applies to you" : "Where it applies"}
      </h2>
      <dl className="mt-4">
        {own.map(({ id, name, version, text }, place) => (
          <div key={id} className="border-t border-ripple py-5">
            <dt className="flex items-center gap-3 font-medium">
              <BlockGlyph kind={id} />
              {name}
            </dt>
            <dd className="mt-2">
              <PersonalCardText
                key={version}
                wanted={{ slug: card.id, subject: id, version }}
                kept={text}
                isTurn={place <= turn}
                onSettled={() => onSettled(place)}
                generic={card.blockApplications[id]}
                label={`Reading your ${name.toLowerCase()} again...`}
                show={(words) => (
                  <p dir="auto" className="type-read [overflow-wrap:anywhere]">
                    {words}
                  </p>
                )}
                onConsentNeeded={onConsentNeeded}
              />
            </dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && <OtherKinds card={card} kinds={others} isOpen={own.length === 0} />}
    </section>
  );
}

interface OtherKindsProps {
  card: CardOutput;
  kinds: (typeof BLOCK_TYPES)[number][];
  isOpen: boolean;
}

function OtherKinds({ card, kinds, isOpen }: OtherKindsProps) {
  return (
    <details open={isOpen} className="group border-t border-ripple">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 text-mist hover:text-moon">
        <FoldIcon />
        {isOpen ? "For each kind of block" : "For other kinds of blocks"}
      </summary>
      <dl>
        {kinds.map(({ id, name }) => (
          <div key={id} className="border-t border-ripple py-5">
            <dt className="flex items-center gap-3 font-medium">
              <BlockGlyph kind={id} />
              {name}
            </dt>
            <dd className="mt-2">{card.blockApplications[id]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
