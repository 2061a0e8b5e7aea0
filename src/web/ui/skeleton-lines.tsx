import { Stone } from "./block-glyph.tsx";
import { Waterline } from "./waterline.tsx";

/**
 * Ruled lines in place of a text that is loading. Their distance is the line height of the font, which is set by CSS
 * classes like the width and the number of lines: `type-display h-[2lh]`.
 */
export function RuledLines({ className }: { className: string }) {
  return <span aria-hidden="true" className={`glimmer ruled block [--rule:var(--hair)] ${className}`} />;
}

/** A waterline with stones below it, in place of a picture that is loading. Its height is set by CSS classes. */
export function SunkenStones({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={`glimmer relative opacity-60 ${className}`}>
      <Waterline />
      <Stone kind="work" className="absolute top-[35%] left-[8%] w-20" />
      <Stone kind="life" className="absolute top-[60%] left-[42%] w-14" />
      <Stone kind="creative" className="absolute top-[30%] left-[72%] w-16" />
    </div>
  );
}
