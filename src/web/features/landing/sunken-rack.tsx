import { SITE } from "../../ui/site.ts";

const { born, died } = SITE.consultant;

/**
 * The consultant's old server rack. It leans on the floor of the pond like a headstone, with one lamp lit.
 */
export function SunkenRack({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 300 340"
      role="img"
      aria-label={`A server rack stands on the floor of the pond like a headstone, ${born} to ${died} on its plate, weed up its side, one lamp still lit.`}
      className={`h-auto ${className}`}
      fill="none"
      stroke="var(--art-gold)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 316q34-20 72-6t86-4 74 6 52 0" opacity=".6" />
      <LeaningRack />
      <g stroke="var(--art-reed)">
        <path d="M64 316q-14-40 4-72t-4-74q18 34 8 72t6 74" fill="var(--leaf)" />
        <path d="M244 314q16-36 0-66t6-52q12 34 4 62t2 56" fill="var(--leaf)" />
        <path d="M232 314q-4-22 4-38M76 316q8-20 2-36" />
      </g>
      <g stroke="var(--art-ghost)" strokeWidth="1.500" opacity=".7">
        <circle cx="212" cy="52" r="6" />
        <circle cx="222" cy="30" r="4" />
        <circle cx="216" cy="12" r="3" />
      </g>
      <path d="M236 130q10-9 22 0l7-5v10l-7-5q-12 9-22 0z" strokeWidth="1.300" opacity=".6" />
    </svg>
  );
}

/** The rack without the pond around it. A name and the years are on its plate. */
function LeaningRack() {
  return (
    <g transform="rotate(-5 150 310)">
      <path d="M78 312V92q0-54 72-54t72 54v220z" fill="var(--rack)" />
      <path d="M92 306V96q0-44 58-44t58 44v210" strokeWidth="1" opacity=".5" />
      <path d="M120 84h60M132 70h36" strokeWidth="1" opacity=".6" />
      <g fill="var(--shade)">
        <rect x="104" y="178" width="92" height="28" rx="3" />
        <rect x="104" y="216" width="92" height="28" rx="3" />
        <rect x="104" y="254" width="92" height="28" rx="3" />
      </g>
      <path
        d="M140 192h44M140 230h44M140 268h44M148 186h36M148 224h36M148 262h36"
        strokeWidth="1"
        opacity=".45"
      />
      <g stroke="none" fill="var(--art-ripple)">
        <circle cx="118" cy="192" r="4" />
        <circle cx="118" cy="268" r="4" />
        <circle cx="118" cy="230" r="4" fill="var(--art-ghost)" className="glimmer" />
      </g>
      <circle cx="118" cy="230" r="9" stroke="var(--art-ghost)" strokeWidth="1" opacity=".5" />
      <g stroke="none" fill="var(--art-moonlight)" textAnchor="middle">
        <text x="150" y="126" fontFamily="var(--serif-display)" fontSize="26">
          {SITE.advisor}
        </text>
        <text x="150" y="152" fontFamily="var(--mono)" fontSize="13" fill="var(--art-mist)">
          {born}–{died}
        </text>
      </g>
    </g>
  );
}
