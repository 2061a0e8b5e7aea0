const FIRST = 7;
const APART = 21.5;

interface ProgressDotsProps {
  /** The place of the question on the page, from 0. */
  at: number;
  count: number;
  /** The same in words: `1 of 5`. */
  children: string;
}

/** How far the questions are: a wave with one dot for each. */
export function ProgressDots({ at, count, children }: ProgressDotsProps) {
  const width = FIRST * 2 + APART * (count - 1);
  const half = APART / 4;
  const wave = Array.from(
    { length: (count - 1) * 2 },
    (_, index) => `q${half} ${index % 2 === 0 ? -2.6 : 2.6} ${half * 2} 0`,
  );
  return (
    <p className="flex h-5 items-center gap-3">
      <svg width={width} height="16" viewBox={`0 0 ${width} 16`} aria-hidden="true" className="shrink-0">
        <path d={`M${FIRST} 8${wave.join("")}`} fill="none" stroke="var(--gold)" strokeOpacity=".35" />
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <Dot key={place} x={FIRST + APART * place} state={stateOf(place, at)} />
        ))}
      </svg>
      <span className="type-log text-mist">{children}</span>
    </p>
  );
}

type DotState = "done" | "now" | "later";

function stateOf(place: number, at: number): DotState {
  if (place === at) return "now";
  return place < at ? "done" : "later";
}

function Dot({ x, state }: { x: number; state: DotState }) {
  if (state === "done") return <circle cx={x} cy="8" r="4" fill="var(--gold)" />;
  if (state === "later")
    return <circle cx={x} cy="8" r="3.500" fill="var(--w1)" stroke="var(--edge)" strokeWidth="1.300" />;
  return (
    <>
      <circle cx={x} cy="8" r="6" fill="var(--w1)" stroke="var(--gold)" strokeWidth="1.600" />
      <circle cx={x} cy="8" r="2" fill="var(--gold)" />
    </>
  );
}
