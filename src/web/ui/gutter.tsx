import type { ReactNode } from "react";

/** A thin gold line with numbers at its left, like the margin in a debugger. */
export function Gutter({ children }: { children: ReactNode }) {
  return <ol className="gutter relative list-none">{children}</ol>;
}

interface GutterStepProps {
  number: number;
  /**
   * The state of a numbered question. done: it is answered, and its number is gold · open: it is asked now, and its
   * part of the line is thick
   */
  state: "done" | "open";
  children: ReactNode;
}

export function GutterStep({ number, state, children }: GutterStepProps) {
  const isOpen = state === "open";
  return (
    <li
      className={`relative pl-17 ${isOpen ? "gutter-open pt-4" : "py-2"}`}
      aria-current={isOpen ? "step" : undefined}
    >
      <span
        aria-hidden="true"
        className={`type-log absolute ${isOpen ? "gutter-bead text-ink" : "left-0 top-3 w-8 text-right text-gold"}`}
      >
        {number}
      </span>
      {children}
    </li>
  );
}
