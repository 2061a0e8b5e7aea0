import type { ReactNode } from "react";
import { SITE } from "../../ui/site.ts";

/** The last section of the landing page: closing words, the sign-up and the contact address. */
export function Closing({ join }: { join: ReactNode }) {
  return (
    <section className="comes-later depth-4 relative pt-16 lg:pt-24" aria-labelledby="closing">
      <div className="flex flex-col items-center px-6 text-center md:px-12">
        <DuckFromBelow className="w-64 lg:w-80" />
        <h2 id="closing" className="type-section mt-8 max-w-[11.9em]">
          This is the bottom. <span className="whitespace-nowrap">Everything from</span> here is up.
        </h2>
        <p className="mt-4 max-w-column-narrow text-balance text-mist">
          {SITE.isWaitlist
            ? `There is one ${SITE.advisor} and a waitlist. Leave your email address, and he’ll write when it’s your turn.`
            : "The first reading is free and needs no email address. Just bring what has you stuck."}
        </p>
        <div className="mt-8">{join}</div>
        {SITE.contact && (
          <p className="type-log mt-10 text-mist">
            Contact:{" "}
            <a
              href={`mailto:${SITE.contact}`}
              className="inline-flex min-h-11 items-center underlined text-moon"
            >
              {SITE.contact}
            </a>
            <span className="block">A living person reads it.</span>
          </p>
        )}
      </div>
      <PondBed />
    </section>
  );
}

/** The duck seen from far below: a hull on the surface of the water. */
function DuckFromBelow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 360 190"
      role="img"
      aria-label={`The duck seen from far below: a yellow hull with the year ${SITE.consultant.born} stamped on it, the brim of a hat, a bill, rings all around.`}
      className={`h-auto ${className}`}
      fill="none"
      stroke="var(--art-gold)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g strokeWidth="1">
        <ellipse cx="186" cy="84" rx="172" ry="75" opacity=".18" />
        <ellipse cx="186" cy="84" rx="150" ry="65" opacity=".3" />
        <ellipse cx="186" cy="84" rx="128" ry="55" opacity=".5" />
      </g>
      <g fill="var(--art-ripple)">
        <path d="M226 52C214 34 224 16 246 14C240 22 240 32 252 46z" />
        <ellipse cx="250" cy="84" rx="50" ry="43" />
      </g>
      <path
        d="M246 4l2.500 7 7 2.500-7 2.500-2.500 7-2.500-7-7-2.500 7-2.500z"
        fill="var(--art-ghost)"
        stroke="none"
      />
      <path
        d="M276 68C298 60 318 70 318 84S298 108 276 100z"
        fill="var(--art-bill)"
        stroke="var(--art-duck-line)"
      />
      <circle cx="252" cy="84" r="31" fill="var(--art-duck)" />
      <path d="M132 44C146 20 188 18 206 40M132 124C146 148 188 150 206 128" fill="var(--art-duck)" />
      <path
        d="M84 84C95 82 100 76 104 69C116 46 146 34 176 34C216 34 246 56 246 84S216 134 176 134C146 134 116 122 104 99C100 92 95 86 84 84z"
        fill="var(--art-duck)"
      />
      <g stroke="var(--art-duck-line)">
        <circle cx="164" cy="84" r="9" fill="var(--art-night)" />
        <path d="M112 84h36M180 84h58M128 62c12-10 30-14 50-14" strokeWidth="1.500" opacity=".55" />
      </g>
      <text
        x="210"
        y="106"
        fontFamily="var(--mono)"
        fontSize="13"
        fill="var(--art-duck-line)"
        stroke="none"
        textAnchor="middle"
      >
        {SITE.consultant.born}
      </text>
      <g stroke="var(--art-ghost)" strokeWidth="1.500" opacity=".45" strokeDasharray="10 7 3 7">
        <path d="M62 136l-14 48M104 150l-6 38M272 150l6 38M312 136l14 48" />
      </g>
    </svg>
  );
}

/** The sand at the bottom of the pond. The edge of the page cuts it off. */
function PondBed() {
  return (
    <svg aria-hidden="true" className="mt-8 block h-14 w-full">
      <pattern id="pond-bed" width="220" height="56" patternUnits="userSpaceOnUse">
        <path d="M0 26q26-21 52 1t58-2 54 1 56 0V56H0z" fill="var(--bed)" />
        <path
          d="M0 26q26-21 52 1t58-2 54 1 56 0"
          fill="none"
          stroke="var(--art-gold)"
          strokeOpacity=".45"
          strokeWidth="1.5"
        />
        <path d="M34 44q6-5 12 0M150 40q6-5 12 0" fill="none" stroke="var(--art-gold)" strokeOpacity=".3" />
      </pattern>
      <rect width="100%" height="56" fill="url(#pond-bed)" />
    </svg>
  );
}
