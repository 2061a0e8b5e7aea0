import type { SpiritAnimalId } from "#domain/profile/options.ts";

/** The path of each animal's glyph, in a viewBox of 32 by 32. */
const GLYPHS: Record<SpiritAnimalId, string> = {
  eagle:
    "M2 9c5-1 9 1 12 6l2 3 2-3c3-5 7-7 12-6-2 6-6 9-11 10l1 7-4-3-4 3 1-7C8 18 4 15 2 9zM16 18v-5M14.500 11.500c0-2 3-2 3.500 0l1.500 1",
  ant: "M16 4.500a3 3 0 1 0 .1 0ZM16 11.500a2.500 2.500 0 1 0 .1 0ZM16 17.500a4.500 5 0 1 0 .1 0ZM14.500 5 11 2M17.500 5 21 2M13.500 13 7 9M18.500 13 25 9M13.500 15 6 17M18.500 15 26 17M12 21l-6 6M20 21l6 6",
  fox: "M5 4l6 6h10l6-6 1 11c-1 5-6 8-9 12h-6c-3-4-8-7-9-12zM11 16l2.500 1.500M21 16l-2.500 1.500M14 23.500h4L16 26z",
  turtle:
    "M4 21c0-8 5-12 11-12s11 4 11 12zM26 17c1-3 5-3 5 0s-2 4-5 4M7 21l-1 5h4l1-5M19 21l1 5h4l-1-5M4 21l-2.500 2M11 21l1.500-6h5l1.500 6M12.500 15 9 11M17.500 15l3.500-4",
  wolf: "M6 3l5 6 5-2 5 2 5-6 1 12 2 3-5 2-4 8h-8l-4-8-5-2 2-3zM11 15l3 1.500M21 15l-3 1.500M14 23h4l-2 2.500z",
};

/** The line drawing of a spirit animal. It is decoration, because the animal's name is always shown beside it. */
export function AnimalGlyph({ id, className = "size-8" }: { id: SpiritAnimalId; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={`shrink-0 text-gold ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={GLYPHS[id]} />
    </svg>
  );
}
