// The drawings of panels that say what is missing: a fan of cards with a gap, the bottom of the pond with a dent, a pulled
// plug, a locked book, a signpost without words, and a boat that sails away.
import { Drawing, WAVE, WaterInFront } from "./panel-drawing.tsx";

/** The places of the cards in the fan, as angles in degrees. The place in the middle is empty. */
const FAN = [-36, -18, 18, 36];

/** For a card or a reading that does not exist. */
export function FanWithGap() {
  return (
    <Drawing>
      {FAN.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 80 132)`}>
          <path
            className="fill-pond stroke-gold"
            d="M68 18h24a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4H68a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z"
          />
          <path className="stroke-gold" strokeWidth="1" d="M69 23h22v44H69z" />
          <path className="stroke-gold" strokeWidth="1.5" d="M74 42q3-3 6 0t6 0M74 49q3-3 6 0t6 0" />
        </g>
      ))}
      <path
        className="fill-ink stroke-mist"
        strokeDasharray="4 5"
        d="M67 8h26a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H67a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z"
      />
      <path className="stroke-gold" d={`M0 110${WAVE}`} />
      <path className="stroke-edge" strokeWidth="1.5" d="M52 121h56M22 119h14M126 121h18" opacity=".6" />
    </Drawing>
  );
}

/** For a block that does not exist: the bottom of the pond, with the dent in which a stone lay. */
export function DentInBottom() {
  return (
    <Drawing>
      <path className="stroke-gold" d={`M0 14${WAVE}`} />
      <path className="stroke-edge" strokeWidth="1.5" opacity=".6" d="M14 32h34M108 40h38M20 54h18" />
      <path
        className="fill-ripple stroke-edge"
        d="M-4 92c14-5 28-3 40 0 8 2 8 22 44 22s36-20 44-22c12-3 26-4 40 0v44H-4z"
      />
      <path className="stroke-edge" strokeWidth="1.5" d="M46 104c10 8 58 8 68 0" opacity=".6" />
      <path
        className="stroke-mist"
        strokeDasharray="4 5"
        d="M44 94c-2-16 12-30 34-30 24 0 40 12 38 28-1 12-16 16-36 16s-34-4-36-14z"
      />
      <path className="stroke-reed" d="M12 92c-1-14 4-22 2-34M18 91c1-10 6-16 8-24M148 92c0-12-4-20-3-30" />
      <path className="stroke-edge" strokeWidth="1.5" d="M20 112h8M132 116h10M36 122h6M118 106h4" />
    </Drawing>
  );
}

/** For a device without a connection: a plug that was pulled, and its socket. */
export function PulledPlug() {
  return (
    <Drawing>
      <path className="stroke-gold" d="M40 54C16 54 16 74 20 84s-2 14-8 20" />
      <path className="stroke-edge" d="M122 54c22 0 22 18 18 30s2 14 10 20" />
      <path className="fill-duck stroke-gold" d="M40 47h6c4-9 10-11 18-11v36c-8 0-14-2-18-11h-6z" />
      <path className="stroke-mist" strokeWidth="4" d="M66 46h9M66 62h9" />
      <path className="fill-pond stroke-edge" d="M122 47h-6c-4-9-10-11-18-11v36c8 0 14-2 18-11h6z" />
      <path className="stroke-edge" strokeWidth="4" d="M98 46h5M98 62h5" />
      <path className="stroke-bill" d="M86 24v-10M76 27l-5-8M96 27l5-8M86 84v10M76 81l-5 8M96 81l5 8" />
      <path className="stroke-gold" d={`M0 104${WAVE}`} />
      <path className="stroke-edge" strokeWidth="1.5" d="M34 116h52M100 118h30M62 125h20" opacity=".6" />
    </Drawing>
  );
}

/** For an entry whose key does not fit: a book with a lock on its strap. */
export function LockedBook() {
  return (
    <Drawing>
      <path className="fill-page stroke-page-quiet" d="M40 18h82v100H44a8 8 0 0 1-8-8z" />
      <path className="stroke-page-line" strokeWidth="1.5" d="M42 110h78M42 114h78" />
      <path className="fill-pond stroke-gold" d="M44 10h76v94H44a8 8 0 0 0-8 8V18a8 8 0 0 1 8-8z" />
      <path className="stroke-gold" strokeWidth="1.5" d="M48 10v94M58 22h50M58 90h50" />
      <path className="fill-ripple stroke-edge" d="M36 50h88v14H36z" />
      <path className="stroke-gold" d="M91 51v-7a9 9 0 0 1 18 0v7" />
      <path className="fill-duck stroke-gold" d="M86 50h28v24H86z" />
      <path className="fill-on-duck" d="M100 56a3.5 3.5 0 0 1 2 6.4l1 5.6h-6l1-5.6a3.5 3.5 0 0 1 2-6.4z" />
    </Drawing>
  );
}

/** For an address at which nothing is: a signpost in the water whose boards are empty. */
export function BlankSignpost() {
  return (
    <Drawing>
      <path className="fill-pond stroke-edge" d="M74 112V12l6-6 6 6v100z" />
      <path className="fill-page stroke-page-quiet" d="M50 20h68l14 12-14 12H50z" />
      <path className="fill-page stroke-page-quiet" d="M106 54H44L30 66l14 12h62z" />
      <path className="stroke-page-quiet" strokeWidth="1.5" d="M58 27v.1M58 37v.1M98 61v.1M98 71v.1" />
      <path className="stroke-gold" d={`M0 104${WAVE}`} />
      <path className="stroke-gold" strokeWidth="1.5" d="M58 114c12 6 32 6 44 0" opacity=".7" />
      <path className="stroke-edge" strokeWidth="1.5" d="M14 116h28M118 118h26M66 126h28" opacity=".6" />
    </Drawing>
  );
}

/** For a person who has left: a paper boat that sails away under the moon. */
export function BoatSailsAway() {
  return (
    <Drawing>
      <circle className="fill-page stroke-gold" cx="122" cy="30" r="17" />
      <path className="fill-page stroke-page-quiet" d="M54 60l26-34 26 34z" />
      <path className="fill-page stroke-page-quiet" d="M38 58l22 7h40l22-7-14 26H52z" />
      <path className="stroke-page-quiet" strokeWidth="1.5" d="M80 26v39M60 65l20-7 20 7" opacity=".6" />
      <WaterInFront top={82} />
      <path
        className="stroke-edge"
        strokeWidth="1.5"
        d="M44 94c20 5 52 5 72 0M34 106c28 7 64 7 92 0M22 119c36 9 80 9 116 0"
      />
    </Drawing>
  );
}
