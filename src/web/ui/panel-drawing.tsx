import type { ReactNode } from "react";

/** A wave across a drawing, 160 units wide. */
export const WAVE =
  "c6.500-5 13.500-5 20 0s13.500 5 20 0 13.500-5 20 0 13.500 5 20 0 13.500-5 20 0 13.500 5 20 0 13.500-5 20 0 13.500 5 20 0";

/** The frame of a drawing beside the text of a panel. It is decoration for screen readers. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 130"
      aria-hidden="true"
      className="block w-40"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Water in front of what floats in the drawing. */
export function WaterInFront({ top }: { top: number }) {
  return (
    <>
      <path className="fill-ink" d={`M0 ${top}${WAVE}V130H0z`} />
      <path className="stroke-gold" d={`M0 ${top}${WAVE}`} />
    </>
  );
}
