import type { CardOutput } from "#contract/cards.ts";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";

/** Shows the card's text for each of the four types of block. */
export function BlockApplications({ applications }: { applications: CardOutput["blockApplications"] }) {
  return (
    <section className="comes-later mt-12" aria-labelledby="applications">
      <h2 id="applications" className="type-title">
        Where it applies
      </h2>
      <dl className="mt-4">
        {BLOCK_TYPES.map(({ id, name }) => (
          <div key={id} className="border-t border-ripple py-5">
            <dt className="flex items-center gap-3 font-medium">
              <BlockGlyph kind={id} />
              {name}
            </dt>
            <dd className="mt-2">{applications[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
