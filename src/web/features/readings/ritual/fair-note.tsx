import { ButtonLink } from "#web/ui/button.tsx";

/** The question whether the deck is fair. It opens the seal and a link to the page that explains it. */
export function FairNote({ commitment }: { commitment: string | undefined }) {
  return (
    <details className="type-small text-mist">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underlined">
        Is the deck fair?
      </summary>
      <div className="ritual-fairness">
        <p>
          Before you shuffled, the duck fixed his half of the draw. This is its fingerprint, so he cannot
          change it:
        </p>
        <p className="type-log mt-1 break-all">{commitment}</p>
        {/* The page is not prefetched, because a mouse that rests on the link while cards are lifted would
            delay their animation. */}
        <ButtonLink to="/fair" look="soft" data-cold="" className="px-0!">
          How the draw works
        </ButtonLink>
      </div>
    </details>
  );
}
