import type { ReactNode } from "react";
import { Rob } from "../../ui/rob.tsx";
import { Waterline } from "../../ui/waterline.tsx";
import { NotHere, type OptionalPart } from "./not-here.tsx";

interface PlanCardProps {
  name: string;
  /** The price, written as a numeral in the style of the cards of the deck. */
  numeral: string;
  price: string;
  period: string;
  lines: { what: string; says: string; part?: OptionalPart | undefined }[];
  isPremium?: boolean;
  action: ReactNode;
  className?: string;
}

/**
 * A plan shown as a card. The card keeps its dark colours in the light theme. The waterlines of two cards side by
 * side meet.
 */
export function PlanCard(props: PlanCardProps) {
  const { name, numeral, price, period, lines, isPremium = false, action, className = "" } = props;
  return (
    <article
      className={`night relative flex flex-col rounded-card border border-gold bg-ink p-1.5 text-moon shadow-hand ${className}`}
    >
      <div className="flex flex-1 flex-col overflow-clip rounded-surface border border-hair">
        <div className="relative h-56 overflow-clip bg-ink">
          <div className="absolute inset-x-0 top-42 bottom-0 bg-pond" />
          <Sky isPremium={isPremium} />
          <p className="type-log absolute top-0 left-1/2 -translate-x-1/2 rounded-b-surface border border-t-0 border-gold bg-ink px-5 py-0.5 text-gold">
            {numeral}
          </p>
          <Rob
            size="large"
            mood={isPremium ? "amused" : "stern"}
            className="absolute top-[31px] left-1/2 -translate-x-1/2"
          />
          <Waterline className="absolute inset-x-0 top-[162px]" />
        </div>
        <div className="flex flex-1 flex-col border-t border-hair px-5 pt-5 pb-6 sm:px-7">
          <h2 className="type-display">{name}</h2>
          <p className="mt-1 flex items-baseline gap-2">
            <span className="type-title text-gold">{price}</span>
            <span className="text-mist">{period}</span>
          </p>
          <dl className="mt-5 mb-7">
            {lines.map(({ what, says, part }) => (
              <div
                key={what}
                className="grid gap-x-3 border-t border-ripple py-2.5 min-[22.5rem]:grid-cols-[8.5rem_1fr]"
              >
                <dt className="type-small text-mist">{what}</dt>
                <dd className="type-small">
                  {says}
                  <NotHere part={part} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto grid max-sm:*:px-3">{action}</div>
        </div>
      </div>
    </article>
  );
}

/**
 * The upper part of the card's picture: a thin moon and a signboard for Free, a full moon and no signboard for
 * Premium.
 */
function Sky({ isPremium }: { isPremium: boolean }) {
  return (
    <svg
      viewBox="0 0 400 224"
      aria-hidden="true"
      className="absolute top-0 left-1/2 h-56 w-100 -translate-x-1/2"
      fill="none"
      stroke="var(--art-gold)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {isPremium ? <FullMoon /> : <ThinMoon />}
      <g stroke="none" fill="var(--art-moonlight)" opacity=".8">
        <path d="M40 30l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM352 22l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z" />
        <circle cx="82" cy="62" r="1.500" />
        <circle cx="318" cy="88" r="1.500" />
        <circle cx="64" cy="104" r="1.200" />
        <circle cx="370" cy="66" r="1.200" />
      </g>
      <g strokeWidth="1" opacity=".5">
        <ellipse cx="200" cy="184" rx="130" ry="16" />
        <ellipse cx="200" cy="188" rx="182" ry="25" opacity=".6" />
      </g>
    </svg>
  );
}

function FullMoon() {
  return (
    <g>
      <circle cx="272" cy="82" r="70" stroke="none" fill="var(--sky-3)" />
      <circle cx="272" cy="82" r="46" fill="var(--art-moonlight)" stroke="none" />
      <circle cx="272" cy="82" r="51" strokeWidth="1" />
      <path d="M290 58a12 12 0 1 0 .1 0zM300 94a8 8 0 1 0 .1 0z" fill="var(--moon-sea)" stroke="none" />
      <g stroke="var(--art-moonlight)" opacity=".7">
        <path d="M286 180h44M300 190h34M284 200h26" />
      </g>
    </g>
  );
}

function ThinMoon() {
  return (
    <g>
      <path d="M116 34a28 28 0 1 0 22 46 32 32 0 0 1-22-46z" fill="var(--art-moonlight)" stroke="none" />
      <g>
        <path d="M322 200V138" />
        <path d="M296 110l54-4 2 28-54 4z" fill="var(--art-night)" />
        <path d="M304 119l38-3M304 127l26-2" strokeWidth="1.500" opacity=".7" />
        <path d="M312 199q10-4 20 0" strokeWidth="1" opacity=".6" />
      </g>
    </g>
  );
}
