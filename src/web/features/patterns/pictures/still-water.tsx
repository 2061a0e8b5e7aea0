import { Chart } from "./chart.tsx";

/** A picture of a waterline without waves, for a pattern that has nothing to show. */
export function StillWater() {
  return (
    <Chart title="Still water" description="Nothing to draw yet." height={60}>
      {(width) => (
        <>
          <path d={`M0 30H${width}`} strokeWidth="1.4" strokeOpacity=".6" className="stroke-gold" />
          {[
            { at: 0.11, long: 26, y: 40 },
            { at: 0.34, long: 14, y: 46 },
            { at: 0.6, long: 34, y: 41 },
            { at: 0.85, long: 12, y: 46 },
          ].map(({ at, long, y }) => (
            <path
              key={at}
              d={`M${at * width} ${y}h${long}`}
              strokeOpacity=".5"
              strokeLinecap="round"
              className="stroke-mist"
            />
          ))}
        </>
      )}
    </Chart>
  );
}
