// The drawings beside the text of a panel: those of empty lists, and the names of all of them.

import { OpenLetter, ReturnedLetter, SealedLetter } from "./panel-art-letters.tsx";
import {
  BlankSignpost,
  BoatSailsAway,
  DentInBottom,
  FanWithGap,
  LockedBook,
  PulledPlug,
} from "./panel-art-missing.tsx";
import { Drawing, WAVE } from "./panel-drawing.tsx";
import { Rob } from "./rob.tsx";
import { TarotCard } from "./tarot-card.tsx";

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

/** For a profile that is not written yet: Rob looks at an easel whose sheet has only the outline of a face. */
function EmptyPortrait() {
  return (
    <div className="relative w-40">
      <Drawing>
        <path className="stroke-edge" d="M104 6v6M82 122l12-36M126 122l-12-36M104 86v30" />
        <path className="fill-page stroke-page-gold" d="M76 12h56v74H76z" />
        <path className="stroke-page-line" strokeWidth="1.5" d="M82 18h44v62H82z" />
        <g className="stroke-page-quiet" strokeDasharray="3 5">
          <path d="M104 29c9 0 14 7 14 15s-6 16-14 16-14-8-14-16 5-15 14-15z" />
          <path d="M88 79c1-9 8-13 16-13s15 4 16 13" />
        </g>
        <path className="stroke-edge" d="M70 88h68" />
        <path className="stroke-gold" d={`M0 116${WAVE}`} />
      </Drawing>
      <Rob size="fill" mood="thinking" className="absolute top-11 left-0 max-h-19 max-w-19" />
    </div>
  );
}

/** For a page that needs an account: Rob floats before a closed gate. */
function ClosedGate() {
  return (
    <div className="relative w-40">
      <Drawing>
        <path className="fill-pond stroke-edge" d="M6 24h15v98H6zM139 24h15v98h-15z" />
        <path className="fill-pond stroke-edge" d="M3 24h21l-10.500-11zM136 24h21l-10.500-11z" />
        <path className="stroke-gold" d="M21 40c18-17 38-24 59-24s41 7 59 24M21 56h118M21 108h118" />
        <path
          className="stroke-gold"
          d="M34 31v87M49 23v95M64 18v100M79 16v102M81 16v102M96 18v100M111 23v95M126 31v87"
        />
        <path className="fill-duck stroke-gold" d="M71 64h18v15H71z" />
        <path className="stroke-gold" d="M75 64v-4a5 5 0 0 1 10 0v4" />
        <path className="stroke-edge" strokeWidth="1.5" d="M86 122h40M66 128h30" />
      </Drawing>
      <Rob size="fill" mood="listening" className="absolute top-13 left-0 max-h-19 max-w-19" />
    </div>
  );
}

/** For the lists of the people who run the server: Rob at a counter, and nobody behind the rope. */
function NobodyInLine() {
  return (
    <div className="relative w-40">
      <Drawing>
        <circle className="fill-page stroke-gold" cx="128" cy="22" r="11" />
        <path className="stroke-gold" d={`M0 108${WAVE}`} />
        <path className="fill-pond stroke-edge" d="M4 88h84v9H4z" />
        <path className="stroke-edge" d="M12 97v15M80 97v15" />
        <path className="fill-duck stroke-gold" d="M68 86c0-6 4-9 8-9s8 3 8 9z" />
        <path className="stroke-gold" d="M76 77v-3M65 87h22" />
        <g className="stroke-mist">
          <path d="M104 60v52M129 60v52M154 60v52" />
          <path
            className="fill-pond"
            d="M104 52a4 4 0 1 0 .1 0zM129 52a4 4 0 1 0 .1 0zM154 52a4 4 0 1 0 .1 0z"
          />
        </g>
        <path className="stroke-bill" d="M104 66q12.500 16 25 0 12.500 16 25 0" />
        <path className="stroke-edge" strokeWidth="1.5" d="M20 122h34M84 120h46M138 124h14" opacity=".6" />
      </Drawing>
      <Rob size="fill" mood="stern" className="absolute top-8 left-0 max-h-16 max-w-16" />
    </div>
  );
}

const ART = {
  card: FaceDownCard,
  paper: BlankPaper,
  pond: StillPond,
  bottom: PondBottom,
  portrait: EmptyPortrait,
  gate: ClosedGate,
  line: NobodyInLine,
  gap: FanWithGap,
  dent: DentInBottom,
  plug: PulledPlug,
  lock: LockedBook,
  signpost: BlankSignpost,
  boat: BoatSailsAway,
  letter: SealedLetter,
  "open letter": OpenLetter,
  "returned letter": ReturnedLetter,
};

export type ArtName = keyof typeof ART;

export function PanelArt({ name }: { name: ArtName }) {
  const Art = ART[name];
  return <Art />;
}
