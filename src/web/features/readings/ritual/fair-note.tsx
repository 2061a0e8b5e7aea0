import { ButtonLink } from "#web/ui/button.tsx";

/** The question whether the deck is fair. It opens the seal and a link to the page that explains it. */
export function FairNote({ commitment }: { commitment: string | undefined }) {
  return (
    <details className="type-small text-center open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underlined">
        Is the deck fair?
      </summary>
      <p className="mx-auto max-w-column-narrow text-mist">
        Before you shuffled, the duck fixed his half of the draw. This is its fingerprint, so he cannot change
        it:
      </p>
      <p className="type-log mx-auto mt-1 max-w-column-narrow break-all text-mist">{commitment}</p>
      {/* The page is not prefetched, because a mouse that rests on the link while cards are lifted would
            delay their animation. */}
      <ButtonLink to="/fair" look="soft" data-cold="">
        How the draw works
      </ButtonLink>
    </details>
  );
}
