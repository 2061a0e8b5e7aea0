import { capitalised } from "#domain/text/capitalised.ts";
import { Chart } from "../pictures/chart.tsx";
import { shortNumber } from "../pictures/frame.ts";
import { OnWater, ROOM_FOR_ROB } from "./on-water.tsx";
import { Pond, SURFACE } from "./pond.tsx";
import { placeStones } from "./stones.ts";

const BOTTOM = 82;

interface CrossingProps {
  /** What was counted. */
  label: string;
  yes: number;
  of: number;
  /** The text of the count, if it is not "yes of of". */
  said?: string;
  isWithRob?: boolean;
}

/** A row of stones that can be counted: those that went well are on the water, the others lie below it. */
export function Crossing({ label, yes, of, isWithRob = false, ...props }: CrossingProps) {
  const { said = `${shortNumber(yes)} of ${of}` } = props;
  const room = isWithRob ? ROOM_FOR_ROB : 0;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3" style={{ paddingRight: room }}>
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {capitalised(label)}
        </span>
        <span className="type-log text-mist">{said}</span>
      </p>
      <OnWater isWithRob={isWithRob}>
        <Chart title={`${capitalised(label)}: ${said}`} description={describe(yes, of)} height={BOTTOM}>
          {(width) => (
            <>
              <Pond width={width} bottom={BOTTOM} />
              {placeStones({ yes, of }, width - room).map(({ at, x, depth, radius }) =>
                depth === 0 ? (
                  <StoneOnWater key={at} x={x} radius={radius} />
                ) : (
                  <StoneBelow key={at} x={x} depth={depth} radius={radius} />
                ),
              )}
            </>
          )}
        </Chart>
      </OnWater>
    </div>
  );
}

function describe(yes: number, of: number): string {
  return `${shortNumber(yes)} stones are on the water, ${shortNumber(of - yes)} lie below it.`;
}

interface StoneProps {
  x: number;
  radius: number;
}

export function StoneOnWater({ x, radius }: StoneProps) {
  const y = SURFACE - radius * 0.5;
  return (
    <>
      <ellipse cx={x} cy={y} rx={radius} ry={radius * 0.78} className="fill-reed" />
      <path
        d={`M${x - radius * 0.45} ${y - radius * 0.3}q${radius * 0.4}-${radius * 0.3} ${radius * 0.8} 0`}
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeOpacity=".7"
        className="stroke-pond"
      />
      <path
        d={`M${x - radius * 0.7} ${SURFACE + 9}h${radius * 1.4}M${x - radius * 0.4} ${SURFACE + 14}h${radius * 0.8}`}
        strokeOpacity=".5"
        className="stroke-reed"
      />
    </>
  );
}

export function StoneBelow({ x, radius, depth }: StoneProps & { depth: number }) {
  return (
    <>
      <path
        d={`M${x} ${SURFACE + 6}V${SURFACE + depth - radius}`}
        strokeDasharray="2 5"
        className="stroke-edge"
      />
      <ellipse
        cx={x}
        cy={SURFACE + depth}
        rx={radius}
        ry={radius * 0.72}
        strokeWidth="1.8"
        className="fill-pond stroke-mist"
      />
    </>
  );
}
