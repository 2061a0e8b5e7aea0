import { Rob } from "#web/ui/rob.tsx";
import { Chart } from "../pictures/chart.tsx";
import { Pond, SURFACE } from "./pond.tsx";

const BOTTOM = 210;
const DEPTHS = [92, 122, 100];

/** A pond in which a stone lies for each reading, and a dashed place for each that is missing. */
export function EmptyPond({ stones, of }: { stones: number; of: number }) {
  return (
    <div className="relative">
      <span className="pattern-rob pattern-rob-alone">
        <Rob size="fill" mood="listening" />
      </span>
      <Chart title="The pond" description={`${stones} of ${of} readings are there.`} height={BOTTOM}>
        {(width) => (
          <>
            <Pond width={width} bottom={BOTTOM} />
            {Array.from({ length: of }, (_, at) => at).map((at) => (
              <ellipse
                key={at}
                cx={30 + at * Math.min(90, width / 4)}
                cy={SURFACE + (DEPTHS[at % DEPTHS.length] ?? 0)}
                rx="24"
                ry="15"
                strokeWidth="1.8"
                strokeDasharray={at < stones ? undefined : "3 6"}
                className={at < stones ? "fill-ripple stroke-gold" : "stroke-edge"}
              />
            ))}
          </>
        )}
      </Chart>
    </div>
  );
}
