// The drawings shown beside the text of an empty list: a card that lies face down, a blank sheet of paper, a pond
// without rings, and the bottom of the pond.
import type { ReactNode } from "react";
import { TarotCard } from "./tarot-card.tsx";

/** A wave across the drawing, 160 units wide. */
const WAVE =
  "c6.500-5 13.500-5 20 0s13.500 5 20 0 13.500-5 20 0 13.500 5 20 0 13.500-5 20 0 13.500 5 20 0 13.500-5 20 0 13.500 5 20 0";

function Drawing({ children }: { children: ReactNode }) {
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

/** For readings that are not there yet. */
function FaceDownCard() {
  return <TarotCard id="back" name="" isFaceDown className="w-28 -rotate-3" />;
}

/** For texts that are not written yet: a ruled page with its margin, and a pencil beside it. */
function BlankPaper() {
  return (
    <Drawing>
      <path className="fill-page stroke-page-quiet" d="M34 10h70l14 14v96H34z" />
      <path className="stroke-page-quiet" d="M104 10v14h14" />
      <path
        className="stroke-page-line"
        strokeWidth="1.5"
        d="M42 42h68M42 58h68M42 74h68M42 90h68M42 106h68"
      />
      <path className="stroke-page-quiet" strokeWidth="1.5" opacity=".6" d="M52 18v96" />
      <path className="fill-duck stroke-page-quiet" d="M128 112l4-70 8 .5-3 70-5 9z" />
      <path className="stroke-page-quiet" d="M132 48l8 .5" />
    </Drawing>
  );
}

/** For a search or a list without anything in it: the moon over a pond without rings. */
function StillPond() {
  return (
    <Drawing>
      <circle className="fill-page stroke-gold" cx="106" cy="32" r="17" />
      <path className="stroke-gold" d={`M0 68${WAVE}`} />
      <path className="stroke-edge" strokeWidth="1.5" d="M94 82h24M99 92h14M96 102h20M102 112h8" />
      <path className="stroke-edge" strokeWidth="1.5" d="M12 84h34M30 98h26M8 112h44" opacity=".6" />
      <path className="stroke-reed" d="M22 66c1-16-1-28-6-40M28 66c0-14 3-26 9-36M24 66c-1-12-5-20-10-26" />
    </Drawing>
  );
}

/** For an empty archive: the bottom of the pond, deep under the surface. */
function PondBottom() {
  return (
    <Drawing>
      <path className="stroke-gold" d={`M0 14${WAVE}`} />
      <path
        className="stroke-edge"
        strokeWidth="1.5"
        opacity=".6"
        d="M18 36h40M92 44h48M34 60h30M104 70h36"
      />
      <path className="stroke-gold" strokeWidth="1" strokeDasharray="2 6" d="M80 20v78" />
      <path className="stroke-edge" d="M0 112c26-8 50-2 78-5s54-8 82 1" />
      <path
        className="stroke-reed"
        d="M20 110c-1-14 4-22 2-34M26 110c1-10 6-16 8-24M138 108c0-12-4-20-3-30"
      />
      <path className="fill-pond stroke-mist" d="M70 106c1-6 7-9 13-8s10 5 9 9" />
    </Drawing>
  );
}

const ART = { card: FaceDownCard, paper: BlankPaper, pond: StillPond, bottom: PondBottom };

export type ArtName = keyof typeof ART;

export function PanelArt({ name }: { name: ArtName }) {
  const Art = ART[name];
  return <Art />;
}
