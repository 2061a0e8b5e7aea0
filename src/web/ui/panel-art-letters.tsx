// The drawings beside what a link from an email asks or says: a letter that is sealed, opened or returned.
import { Drawing, WaterInFront } from "./panel-drawing.tsx";

/** For a question that waits for an answer. */
export function SealedLetter() {
  return (
    <Drawing>
      <g transform="rotate(-5 80 60)">
        <path className="fill-page stroke-page-quiet" d="M22 20h116v78H22z" />
        <path className="stroke-page-quiet" d="M22 98l42-38M138 98L96 60" opacity=".6" />
        <path className="fill-page stroke-page-quiet" d="M22 20l58 50 58-50z" />
        <circle className="fill-bill" cx="80" cy="64" r="13" />
        <path className="stroke-page" d="M72 62q4-4 8 0t8 0M72 68q4-4 8 0t8 0" />
      </g>
      <Water />
    </Drawing>
  );
}

/** For an answer that has arrived. */
export function OpenLetter() {
  return (
    <Drawing>
      <g transform="rotate(-3 80 70)">
        <path className="fill-page stroke-page-quiet" d="M24 52l56-42 56 42v54H24z" />
        <path className="fill-page stroke-page-gold" d="M38 22h84v70H38z" />
        <path className="stroke-page-line" strokeWidth="1.5" d="M48 34h64M48 44h40" />
        <path className="stroke-reed" strokeWidth="4" d="M68 54l9 9 18-19" />
        <path className="fill-page stroke-page-quiet" d="M24 52l56 36 56-36v54H24z" />
        <path className="stroke-page-quiet" d="M24 106l46-24M136 106L90 82" opacity=".6" />
      </g>
      <Water />
    </Drawing>
  );
}

/** For a link that does not work: the front of a letter, with a stamp and an arrow back to where it came from. */
export function ReturnedLetter() {
  return (
    <Drawing>
      <g transform="rotate(4 80 60)">
        <path className="fill-page stroke-page-quiet" d="M22 18h116v80H22z" />
        <path className="fill-page stroke-page-gold" strokeDasharray="2 2.5" d="M110 25h21v25h-21z" />
        <path className="fill-page-gold" d="M114 44c0-6 3-8 6-8-1-4 6-5 6-1l3 1-3 2c2 4 0 6-3 6z" />
        <path className="stroke-page-line" strokeWidth="1.5" d="M32 30h30M32 38h22" />
        <path className="stroke-bill" strokeWidth="4" d="M52 58h38a11 11 0 0 1 0 22H48M58 70L48 80l10 10" />
      </g>
      <Water />
    </Drawing>
  );
}

/** The water on which a letter floats. */
function Water() {
  return (
    <>
      <WaterInFront top={104} />
      <path className="stroke-edge" strokeWidth="1.5" d="M40 116h60M112 119h26M66 125h24" opacity=".6" />
    </>
  );
}
