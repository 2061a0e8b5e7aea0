import type { ReactNode } from "react";

interface LineGlyphProps {
  /** The class of the colour, and of the size. */
  className: string;
  /** The width of lines; a shape may set its own. */
  strokeWidth?: string;
  children: ReactNode;
}

/** A glyph of lines on 24 pixels. Screen readers skip it, so its meaning has to stand beside it in words. */
export function LineGlyph({ className, strokeWidth = "1.6", children }: LineGlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
