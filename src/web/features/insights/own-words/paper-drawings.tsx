// The drawings on a sheet of paper with a person's own words.
import type { ReactNode } from "react";

/** The tab at the paper's upper edge, which is an opening brace on its side. */
export function Tab({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-x-0 top-0 mx-auto w-42">
      <svg viewBox="0 0 168 46" aria-hidden="true" className="block" fill="none">
        <path
          d="M4-1C4 24 11 30 33 30H63C76 30 81 33 84 43C87 33 92 30 105 30H135C157 30 164 24 164-1"
          className="stroke-page-gold"
          strokeOpacity=".75"
          strokeWidth="1.3"
        />
      </svg>
      <p className="absolute inset-x-0 top-1.5 text-center font-display text-[15px]/5">{children}</p>
    </div>
  );
}

/** The closing brace at the paper's lower edge. Its middle keeps its shape, however wide the paper is. */
export function Brace({ children }: { children: ReactNode }) {
  return (
    <div className="relative h-14">
      <div className="absolute inset-x-3 top-0 flex h-8.5">
        <span className="mt-[17px] flex-1 rounded-tl-[18px] border-t border-l border-page-gold opacity-75" />
        <svg
          viewBox="0 0 70 34"
          aria-hidden="true"
          className="-mx-px block h-8.5 w-17.5 shrink-0"
          fill="none"
        >
          <path
            d="M0 17.500C20 17.500 32 14 35 3C38 14 50 17.500 70 17.500"
            className="stroke-page-gold"
            strokeOpacity=".75"
          />
        </svg>
        <span className="mt-[17px] flex-1 rounded-tr-[18px] border-t border-r border-page-gold opacity-75" />
      </div>
      <p className="absolute inset-x-0 top-6.5 text-center font-display text-base/6">{children}</p>
    </div>
  );
}

/** The waterline across the paper. The stone that was picked lies under it, in the margin, with two rings above it. */
export function Wave() {
  return (
    <div className="relative mt-2 mb-1 h-11.5">
      <svg aria-hidden="true" className="plan-wave absolute inset-0 size-full" fill="none">
        <pattern id="plan-wave" width="44" height="34" patternUnits="userSpaceOnUse">
          <path
            d="M-1 16.3Q0 16 0 16q11-4.400 22 0t22 0q0 0 1-.3"
            className="stroke-page-gold"
            strokeWidth="1.5"
          />
        </pattern>
        <pattern id="plan-ripple" width="146" height="34" patternUnits="userSpaceOnUse">
          <path
            d="M0 24q8.500-3 17 0t17 0M62 24q8.500-3 17 0t17 0 17 0q4-1.500 8-1.400"
            className="stroke-page-gold"
            strokeOpacity=".35"
          />
        </pattern>
        <rect width="100%" height="34" fill="url(#plan-wave)" />
        <rect width="100%" height="34" fill="url(#plan-ripple)" />
      </svg>
      <svg
        viewBox="0 0 44 46"
        aria-hidden="true"
        className="absolute top-0 left-[calc(var(--gutter)-42px)] h-11.5 w-11 overflow-visible"
        fill="none"
      >
        <ellipse cx="20" cy="16" rx="20" ry="8" className="fill-page" />
        <g className="stroke-page-gold">
          <ellipse cx="20" cy="16" rx="11" ry="4" strokeWidth="1.4" />
          <ellipse cx="20" cy="16" rx="19" ry="7.200" strokeOpacity=".55" />
        </g>
        <path
          d="M9 38C8 31 14 27 20 26c7-1 12 5 12 10 0 4-5 6-12 6S10 42 9 38z"
          className="plan-stone fill-page-gold"
        />
      </svg>
    </div>
  );
}
