import { useId } from "react";
import { Waterline } from "./waterline.tsx";

/** The outline of a tree on the far bank, with its foot at the given place. */
const TREES = ["M28 44c-6-9-5-31 0-40 5 9 6 31 0 40z", "M232 44c-5-7-4-23 0-30 4 7 5 23 0 30z"];

/** The night behind the cards of the stage: the moon over the water, a dark bank, the waterline and a few strokes of light. */
export function StageScene() {
  return (
    <div aria-hidden="true" className="stage-scene">
      <Moon />
      <Bank />
      <div className="stage-water" />
      <Waterline className="stage-line" />
    </div>
  );
}

function Moon() {
  const disc = useId();
  return (
    <svg viewBox="0 0 328 328" aria-hidden="true" className="stage-moon" fill="none">
      <circle cx="164" cy="164" r="163.800" fill="var(--sky-2)" />
      <circle cx="164" cy="164" r="109.200" fill="var(--sky-3)" />
      <g className="stage-stars">
        <g fill="var(--moon)">
          <circle cx="48" cy="112" r="1.200" opacity=".7" />
          <circle cx="93" cy="44" r="1.100" opacity=".7" />
          <circle cx="66" cy="190" r="1.200" opacity=".7" />
          <circle cx="236" cy="60" r="1" opacity=".5" />
          <circle cx="24" cy="58" r="1.200" opacity=".5" />
          <circle cx="272" cy="128" r=".900" opacity=".5" />
        </g>
        <path d="M88 108v8M84 112h8" stroke="var(--moon)" opacity=".42" />
      </g>
      <circle cx="164" cy="164" r="42" fill="var(--moon)" />
      <circle cx="164" cy="164" r="45.800" stroke="var(--gold)" strokeOpacity=".6" />
      <clipPath id={disc}>
        <circle cx="164" cy="164" r="42" />
      </clipPath>
      <g clipPath={`url(#${disc})`}>
        <path
          transform="translate(164 164) scale(.42)"
          fill="var(--moon-sea)"
          d="M-96-34C-70-66-34-58-22-38S-40-2-62 2-88 26-104 20zM14-86c26-8 58 10 66 34S66-18 48-26 26-44 12-52-4-80 14-86zM-30 34c22-14 52-6 62 12S18 76-6 74-46 46-30 34zM64 12c14-2 34 8 40 22L90 60C72 56 58 44 56 32s0-18 8-20z"
        />
      </g>
      <g stroke="var(--moon-line)" strokeWidth="1.200">
        <circle cx="149" cy="147" r="7.100" />
        <circle cx="138" cy="163" r="3.400" />
        <circle cx="185" cy="141" r="4.200" />
      </g>
    </svg>
  );
}

/** The far bank, as a strip that repeats over the width of the page. */
function Bank() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="stage-bank">
      <pattern id={id} width="280" height="48" patternUnits="userSpaceOnUse">
        <g fill="var(--bank)">
          <path d="M0 48V34q14-13 28 .5t28 1.300q14-11 28 1.900t28-1.300q14-9 28-.4t28 .1q14-4 28-1.800t28-.9q14-8 28 .9t28-.6t28 .3V48z" />
          {TREES.map((tree) => (
            <path key={tree} d={tree} />
          ))}
        </g>
      </pattern>
      <rect width="100%" height="48" fill={`url(#${id})`} />
    </svg>
  );
}

/** The rings on the water around Rob, with the dark patch under him. */
export function StageRings() {
  return (
    <svg viewBox="0 0 272 41" aria-hidden="true" className="stage-rings" fill="none" stroke="var(--gold)">
      <ellipse cx="138" cy="21.500" rx="52" ry="8" fill="var(--shade)" stroke="none" />
      <ellipse cx="136" cy="20.500" rx="68" ry="10.200" strokeOpacity=".8" strokeWidth="1.400" />
      <ellipse cx="136" cy="20.500" rx="98" ry="14.700" strokeOpacity=".42" strokeWidth="1.200" />
      <ellipse cx="136" cy="20.500" rx="134" ry="20" strokeOpacity=".22" strokeDasharray="90 14 60 20" />
    </svg>
  );
}

/** The wave with which the deep begins below the stage. */
export function DeepEdge() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="stage-edge">
      <pattern id={id} width="196" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 7q49-7 98 0t98 0V8H0z" fill="var(--w1)" />
      </pattern>
      <rect width="100%" height="8" fill={`url(#${id})`} />
    </svg>
  );
}
