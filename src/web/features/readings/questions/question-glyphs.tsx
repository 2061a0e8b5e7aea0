import type { OfferedTime } from "#domain/asking/times-to-offer.ts";
import { Icon } from "#web/ui/icons.tsx";

const GOLD = "size-5 text-gold";

/** A stone; a picked one is gold and has a ring of water around it. */
export function StoneGlyph({ isPicked }: { isPicked: boolean }) {
  return (
    <svg width="30" height="26" viewBox="0 0 30 26" aria-hidden="true" fill="none">
      {isPicked && (
        <ellipse
          cx="14"
          cy="18"
          rx="13.500"
          ry="6"
          stroke="var(--gold)"
          strokeOpacity=".7"
          strokeWidth="1.200"
        />
      )}
      <path
        d="M4 16C3 10 8 5 14 4c7-1 11 5 11 10 0 4-5 6-11 6S5 20 4 16z"
        fill={isPicked ? "var(--gold)" : "none"}
        stroke={isPicked ? "var(--gold)" : "var(--edge)"}
        strokeWidth="1.500"
      />
    </svg>
  );
}

export function HandGlyph() {
  return (
    <Icon className={GOLD}>
      <path d="M8 12V5.500a1.400 1.400 0 0 1 2.800 0V11M10.800 11V4.400a1.400 1.400 0 0 1 2.800 0V11M13.600 11V5.400a1.400 1.400 0 0 1 2.800 0V12M16.400 12V8a1.400 1.400 0 0 1 2.800 0v6c0 4-2.500 6.500-6 6.500-3 0-4.500-1.300-5.800-3.600L5 13.400c-.8-1.500 1-2.500 2-1.300L8 13.500" />
    </Icon>
  );
}

export function MouthGlyph() {
  return (
    <Icon className={GOLD}>
      <path d="M3.500 12c2.500-3.500 5-5 6.700-5 .8 0 1.200.5 1.800.5s1-.5 1.800-.5c1.700 0 4.200 1.500 6.700 5-2.500 3.800-5.300 5.500-8.500 5.500S6 15.800 3.500 12zM3.500 12c5 1.300 12 1.300 17 0" />
    </Icon>
  );
}

const MOON = "M19 14.500A7.500 7.500 0 1 1 10 5.200a6 6 0 0 0 9 9.300z";
const SUNRISE =
  "M3 18.500h18M6.500 18.500a5.500 5.500 0 0 1 11 0M12 6v3.500M5.600 9.400l2 2M18.400 9.400l-2 2";
const CUP =
  "M5 10h11v5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 11.500h1.500a2.300 2.300 0 0 1 0 4.600H16M8.500 4c-1 1 1 2 0 3M12.500 4c-1 1 1 2 0 3";

const TIMES: Record<OfferedTime["name"], string> = {
  tonight: MOON,
  evening: MOON,
  beforeWork: SUNRISE,
  tomorrowMorning: SUNRISE,
  afterBreakfast: CUP,
};

/** The glyph of an offered time: the moon, the rising sun or a cup. */
export function TimeGlyph({ name }: Pick<OfferedTime, "name">) {
  return (
    <Icon className="size-6 text-gold">
      <path d={TIMES[name]} />
    </Icon>
  );
}

/** The arrow on the button that leads to the question before. */
export function BackGlyph() {
  return (
    <Icon strokeWidth="1.75" className="size-6 rtl:-scale-x-100">
      <path d="M14.500 5.500 8 12l6.500 6.500" />
    </Icon>
  );
}
