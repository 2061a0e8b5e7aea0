/** The four block types as line glyphs and as stones. Never alone: the type's name stands beside them. */

export type BlockKind = "creative" | "work" | "life" | "relationship";

const COLOURS: Record<BlockKind, string> = {
  creative: "text-creative",
  work: "text-work",
  life: "text-life",
  relationship: "text-relationship",
};

/** A burst, a pair of brackets, a sprout, two rings; each drawn on 24 pixels. */
const GLYPHS: Record<BlockKind, string> = {
  creative: "M12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4M6 6l2.8 2.8M15.2 15.2 18 18M18 6l-2.8 2.8M8.8 15.2 6 18",
  work: "M8 5 3.5 12 8 19M16 5l4.5 7L16 19M13.6 6l-3.2 12",
  life: "M12 20v-9M12 13c-4.5.4-7-1.8-7.4-6 4.4-.4 7 1.8 7.4 6ZM12 11c.2-3.400 2.200-5.400 6.600-5.600-.100 4-2.400 6-6.600 5.600",
  relationship: "M9.200 7a5 5 0 1 0 .1 0ZM14.800 7a5 5 0 1 0 .1 0Z",
};

const STONES: Record<BlockKind, { outline: string; light: string }> = {
  creative: {
    outline: "M10 34C8 16 26 6 48 6S90 16 88 36C86 56 66 60 46 59S12 52 10 34Z",
    light: "M26 18C34 12 42 11 48 12",
  },
  work: {
    outline: "M12 50C16 36 30 8 46 6C62 4 76 32 86 46C92 58 74 62 50 62S8 62 12 50Z",
    light: "M36 24C40 16 46 14 52 15",
  },
  life: {
    outline: "M4 38C4 26 26 18 50 18S94 28 92 40C90 54 68 58 46 57S4 52 4 38Z",
    light: "M30 27C40 24 52 24 60 26",
  },
  relationship: {
    outline: "M8 52C6 40 22 36 32 34C42 30 44 12 60 12C78 12 90 32 90 46C90 60 68 62 48 62S10 62 8 52Z",
    light: "M54 22C60 18 68 20 72 26",
  },
};

export function BlockGlyph({ kind, className = "size-6" }: { kind: BlockKind; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${COLOURS[kind]} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={GLYPHS[kind]} />
    </svg>
  );
}

/** A stone of its own shape for each type, with the glyph on it. */
export function Stone({ kind, className = "w-24" }: { kind: BlockKind; className?: string }) {
  const { outline, light } = STONES[kind];
  return (
    <svg
      viewBox="0 0 96 68"
      aria-hidden="true"
      className={`shrink-0 ${COLOURS[kind]} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} className="fill-pond" strokeWidth="2.2" />
      <path d={light} strokeWidth="1.6" opacity=".6" />
      <path d={GLYPHS[kind]} strokeWidth="2" transform="translate(38 29) scale(.82)" />
    </svg>
  );
}
