/**
 * The four block types as line symbols and as stones. A symbol is never shown alone: the name of the type is beside
 * it.
 */

import { Icon } from "./icons.tsx";

export type BlockKind = "creative" | "work" | "life" | "relationship";

const COLOURS: Record<BlockKind, string> = {
  creative: "text-creative",
  work: "text-work",
  life: "text-life",
  relationship: "text-relationship",
};

/**
 * The SVG paths of the block types' symbols: a burst, a pair of brackets, a sprout, two rings. Each is drawn on 24
 * by 24 pixels.
 */
const GLYPHS: Record<BlockKind, string> = {
  creative: "M12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5M6.2 6.2l3 3M14.8 14.8l3 3M17.8 6.2l-3 3M9.2 14.8l-3 3",
  work: "M8 5 3.5 12 8 19M16 5l4.5 7L16 19M13.6 6l-3.2 12",
  life: "M12 21V9M12 13c-5 0-7-3-7-8 5 0 7 3 7 8zM12 16c4 0 6-2.4 6-6.4-4 0-6 2.4-6 6.4z",
  relationship: "M9 6.5a5.5 5.5 0 1 0 .1 0ZM15 6.5a5.5 5.5 0 1 0 .1 0Z",
};

const STONES: Record<BlockKind, { outline: string; light: string; glyphAt: string }> = {
  creative: {
    outline: "M10 46c-2-14 8-30 26-36 20-6 44 4 50 20 4 14-6 26-22 30-22 4-50 2-54-14z",
    light: "M28 20q12-8 28-4",
    glyphAt: "translate(36 27)",
  },
  work: {
    outline: "M16 58C6 50 14 34 24 24 32 14 44 4 54 8s16 18 24 28 10 20 0 24c-16 6-50 6-62-2z",
    light: "M36 24q8-10 16-9",
    glyphAt: "translate(37 31)",
  },
  life: {
    outline: "M5 44c2-12 20-20 44-20s42 8 42 20-20 18-44 18S4 56 5 44z",
    light: "M24 32q22-7 46-2",
    glyphAt: "translate(36 32)",
  },
  relationship: {
    outline: "M8 50c-4-14 6-24 18-26 8-2 12-12 26-14 18-2 34 12 37 28 2 14-12 22-32 23S12 62 8 50z",
    light: "M50 18q14-2 24 8",
    glyphAt: "translate(37 29)",
  },
};

export function BlockGlyph({ kind, className = "size-6" }: { kind: BlockKind; className?: string }) {
  return (
    <Icon className={`${COLOURS[kind]} ${className}`}>
      <path d={GLYPHS[kind]} />
    </Icon>
  );
}

/** A stone with a shape for each block type, and the type's symbol on it. */
export function Stone({ kind, className = "w-24" }: { kind: BlockKind; className?: string }) {
  const { outline, light, glyphAt } = STONES[kind];
  return (
    <svg
      viewBox="0 0 96 72"
      aria-hidden="true"
      className={`shrink-0 ${COLOURS[kind]} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} className="fill-pond" strokeWidth="2" />
      <path d={light} strokeWidth="1.5" opacity=".55" />
      <path d={GLYPHS[kind]} strokeWidth="1.8" transform={glyphAt} />
    </svg>
  );
}
