/** The distance in pixels from the top of a picture to its waterline. */
export const SURFACE = 30;
/** How far the water reaches beyond the picture where the page has one column. The page cuts it off at its edges. */
const BEYOND = 52;

interface PondProps {
  width: number;
  /** The distance from the top of the picture to the bottom of the water. */
  bottom: number;
}

/** The water of a picture, with the waterline on it. On a phone and a tablet it reaches to the edges of the page. */
export function Pond({ width, bottom }: PondProps) {
  return (
    <>
      <g className="lg:hidden">
        <Water from={-BEYOND} to={width + BEYOND} bottom={bottom} />
      </g>
      <g className="max-lg:hidden">
        <Water from={0} to={width} bottom={bottom} />
      </g>
    </>
  );
}

function Water({ from, to, bottom }: { from: number; to: number; bottom: number }) {
  const waves = Math.ceil((to - from) / 52);
  const surface = `M${from} ${SURFACE}${"q13-6 26 0t26 0".repeat(waves)}`;
  return (
    <>
      <rect x={from} y={SURFACE} width={to - from} height={bottom - SURFACE} className="fill-pond" />
      <svg
        aria-hidden="true"
        x={from}
        y="0"
        width={to - from}
        height={bottom}
        viewBox={`${from} 0 ${to - from} ${bottom}`}
      >
        <path d={surface} strokeWidth="1.8" fill="none" className="stroke-gold" />
      </svg>
    </>
  );
}
