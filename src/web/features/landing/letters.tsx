import type { Testimonial } from "./testimonials.ts";

const PLACES = [0, 1, 2, 3, 4];
/** The CSS classes that tilt and shift each slip of paper a little differently. */
const LIES = ["-rotate-1", "rotate-1 lg:translate-y-8", "-rotate-[0.6deg] lg:translate-y-3"];

/** Shows the letters as slips of paper, each with a rating in stars. */
export function LetterList({ letters }: { letters: Testimonial[] }) {
  return (
    <ul className="mt-10 grid list-none gap-8 md:grid-cols-3 md:gap-6 lg:gap-10">
      {letters.map(({ text, from, stars }, index) => (
        <li
          key={from}
          className={`open-page flex flex-col gap-4 px-6 pt-6 pb-5 ${LIES[index % LIES.length]}`}
        >
          <Stars count={stars} />
          <blockquote className="type-letter">{text}</blockquote>
          <p className="type-log mt-auto border-t border-page-line pt-3 text-page-quiet">{from}</p>
        </li>
      ))}
    </ul>
  );
}

const STAR = "m10 1.600 2.500 5.500 6 .7-4.500 4 1.200 6-5.200-3-5.200 3 1.200-6-4.500-4 6-.7z";

function Stars({ count }: { count: number }) {
  return (
    <svg
      viewBox="0 0 116 20"
      role="img"
      aria-label={`${count} of ${PLACES.length} stars`}
      className="h-5 w-29 text-page-gold"
      stroke="currentColor"
      strokeWidth="1.400"
      strokeLinejoin="round"
    >
      {PLACES.map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${place * 24} 0)`}
          fill={place < count ? "currentColor" : "none"}
        />
      ))}
    </svg>
  );
}
