import { placeChance } from "./chance-dots.ts";
import { Chart } from "./chart.tsx";
import { percent } from "./frame.ts";

/** A picture of a hundred dots. The filled dots show in how many of 100 cases chance alone gives such a result. */
export function Chance({ chance }: { chance: number }) {
  const { filled } = placeChance(chance, 1);
  const isExact = chance === 0 || chance === 1 || (filled > 0 && filled < 100);
  const said = isExact ? `${filled} in 100` : `${percent(chance)} of the time`;
  return (
    <>
      <Chart
        title="How often chance alone does this"
        description={`${filled} of 100 dots are filled.`}
        height={(width) => placeChance(chance, width).height}
      >
        {(width) => {
          const { dots, radius } = placeChance(chance, width);
          return dots.map(({ index, x, y, isFilled }) =>
            isFilled ? (
              <circle key={index} cx={x} cy={y} r={radius} className="fill-mist" />
            ) : (
              <circle key={index} cx={x} cy={y} r={radius - 0.6} strokeWidth="1.3" className="stroke-edge" />
            ),
          );
        }}
      </Chart>
      <p className="type-log mt-2 text-mist">chance alone: {said}</p>
    </>
  );
}
