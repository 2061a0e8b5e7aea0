import type { ReactNode } from "react";

/** A picture with data that nobody lived, and the sentence that says so. Nothing in it can be pressed. */
export function Invention({ children, className = "mt-3" }: { children: ReactNode; className?: string }) {
  return (
    <figure className={className}>
      <div inert>{children}</div>
      <figcaption className="type-log mt-2 text-mist">Invented, so that you see what it is.</figcaption>
    </figure>
  );
}
