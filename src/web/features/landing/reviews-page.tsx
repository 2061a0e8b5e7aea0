import type { ReactNode } from "react";
import { SITE } from "../../ui/site.ts";
import { LetterList } from "./letters.tsx";
import type { Testimonial } from "./testimonials.ts";

interface ReviewsPageProps {
  letters: Testimonial[];
  fromThePond: Testimonial[];
  join: ReactNode;
}

/** The reviews page: letters that are marked as invented, and reviews by the animals of the pond. */
export function ReviewsPage({ letters, fromThePond, join }: ReviewsPageProps) {
  return (
    <div className="page-frame grid gap-16 overflow-x-clip pt-8 pb-20 md:pt-14 lg:gap-24">
      <section aria-labelledby="reviews">
        <p className="type-log text-mist">letters and reviews</p>
        <h1 id="reviews" className="type-section mt-3">
          Messages from the living
        </h1>
        <p className="mt-4 max-w-column text-mist">
          They are as fictional as the consultant. We would rather print no reviews than fake ones, so these
          three are signed by people who do not exist, and say what we hope for.
        </p>
        <LetterList letters={letters} />
      </section>
      <section aria-labelledby="pond">
        <h2 id="pond" className="type-section">
          And from the rest of the pond
        </h2>
        <p className="mt-4 max-w-column text-mist">
          Whoever lives beside {SITE.advisor} has seen more of his work than is good for them.
        </p>
        <LetterList letters={fromThePond} />
      </section>
      <section aria-labelledby="yours" className="grid justify-items-start gap-4">
        <h2 id="yours" className="type-section">
          Yours would be the first real one
        </h2>
        {SITE.contact && (
          <p className="max-w-column text-mist">
            Write to{" "}
            <a href={`mailto:${SITE.contact}`} className="underlined text-moon">
              {SITE.contact}
            </a>
            . Yours will appear here only if you say so, and with the stars you gave.
          </p>
        )}
        {join}
      </section>
    </div>
  );
}
