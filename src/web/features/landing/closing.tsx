import type { ReactNode } from "react";
import { SITE } from "../../ui/site.ts";

/** The floor of the pond: the last word, the second way in, and where to write to. */
export function Closing({ join }: { join: ReactNode }) {
  return (
    <section className="depth-4 relative pt-16 lg:pt-24" aria-labelledby="closing">
      <div className="flex flex-col items-center px-6 text-center md:px-12">
        <DuckFromBelow className="w-64 lg:w-80" />
        <h2 id="closing" className="type-section mt-8 max-w-[20ch]">
          This is the bottom. Everything from here is up.
        </h2>
        <p className="mt-4 max-w-[46ch] text-mist">
          {SITE.isWaitlist
            ? `There is one ${SITE.advisor} and a queue along the bank. Leave your address and a letter comes when it is your turn.`
            : "The first reading is free and needs no address. What has you stuck is enough."}
        </p>
        <div className="mt-8">{join}</div>
        <p className="type-log mt-10 text-mist">
          Contact:{" "}
          <a
            href={`mailto:${SITE.contact}`}
            className="inline-flex min-h-11 items-center underlined text-moon"
          >
            {SITE.contact}
          </a>
          . A living person reads it.
        </p>
      </div>
      <PondBed />
    </section>
  );
}

/** The duck as the deck sees him: a hull on the surface, far up. */
function DuckFromBelow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 360 190"
      role="img"
      aria-label="The duck seen from far below: a yellow hull, rings around it, light coming down beside it."
      className={`h-auto ${className}`}
      fill="none"
      stroke="var(--art-gold)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g strokeWidth="1">
        <ellipse cx="180" cy="84" rx="172" ry="75" opacity=".18" />
        <ellipse cx="180" cy="84" rx="140" ry="61" opacity=".3" />
        <ellipse cx="180" cy="84" rx="112" ry="49" opacity=".5" />
      </g>
      <path d="M186 48c34-12 68 2 70 28s-30 44-72 24" fill="var(--art-ripple)" transform="rotate(8 220 76)" />
      <path d="M258 72q24-8 30 4-4 14-30 10z" fill="var(--art-bill)" stroke="var(--art-duck-line)" />
      <path
        d="M96 78c-10-4-14-12-12-18 10 0 20 4 26 6 20-20 110-28 130 14 4 34-40 46-78 44-38-2-62-20-66-46z"
        fill="var(--art-duck)"
      />
      <path d="M120 80c2 22 28 34 56 34" stroke="var(--art-duck-line)" opacity=".6" />
      <circle cx="172" cy="88" r="7" fill="var(--art-night)" stroke="var(--art-duck-line)" />
      <g stroke="var(--art-ghost)" strokeWidth="1.500" opacity=".45">
        <path d="M60 128l-10 34M92 142l-6 40M300 128l10 32M268 142l6 38" strokeDasharray="8 6 2 6" />
      </g>
    </svg>
  );
}

/** Sand in low humps, cut by the edge of the page. */
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
