import type { ReactNode } from "react";
import { Link } from "react-router";

/** Tells a visitor that the card's text is the same for everyone, and leads to the prices. `start` begins a reading with the card. */
export function VisitorBanner({ start }: { start: ReactNode }) {
  return (
    <aside className="mt-8 border-l-2 border-gold py-1 pl-5">
      <p>
        <Link
          to="/pricing"
          className="inline-flex min-h-11 items-center font-medium underlined text-gold hover:decoration-gold"
        >
          This card doesn't know you yet
        </Link>
        <span className="block text-mist">Tell it what has you stuck and it stops talking to everyone.</span>
      </p>
      {start}
    </aside>
  );
}
