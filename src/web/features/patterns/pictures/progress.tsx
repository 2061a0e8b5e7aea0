import { Chart } from "./chart.tsx";
import { shortNumber } from "./frame.ts";
import { progressMarks } from "./progress-marks.ts";

/** Shows how many of the entries that a pattern needs already exist. */
export function Progress({ have, need, unit }: { have: number; need: number; unit: string }) {
  const marks = progressMarks(have, need);
  const said = `${shortNumber(have)} of ${shortNumber(need)} ${unit}`;
  return (
    <div className="max-w-105">
      <Chart title="How many there are, of how many it takes" description={said} height={40}>
        {(width) =>
          marks ? <Marks marks={marks} width={width} /> : <Bar share={have / need} width={width} />
        }
      </Chart>
      <p className="type-log text-mist">{said}</p>
    </div>
  );
}

function Marks({ marks, width }: { marks: { at: number; isThere: boolean }[]; width: number }) {
  const step = width / Math.max(10, marks.length);
  const rx = Math.min(12, step * 0.36);
  return marks.map(({ at, isThere }) => (
    <ellipse
      key={at}
      cx={step * (at + 0.5)}
      cy="20"
      rx={rx}
      ry={rx * 0.58}
      className={isThere ? "fill-pond stroke-reed" : "stroke-edge"}
      strokeWidth={isThere ? 2 : 1.3}
      strokeDasharray={isThere ? undefined : "3 5"}
      strokeLinecap="round"
    />
  ));
}

function Bar({ share, width }: { share: number; width: number }) {
  return (
    <>
      <path d={`M2 20H${width - 2}`} strokeWidth="2" strokeDasharray="3 5" className="stroke-edge" />
      <path d={`M2 20H${2 + Math.min(1, share) * (width - 4)}`} strokeWidth="5" className="stroke-reed" />
    </>
  );
}
