import type { ReactNode } from "react";
import { Link } from "react-router";

interface PeopleToCallProps {
  /** The help lines, where somebody may be in danger. */
  help: ReactNode;
  /** Whether what was typed is heavy, so that a way to people belongs beside it. */
  isGrave: boolean;
}

/** The people who can be called, below the words of a reading: the lines themselves, or one line that leads to them. */
export function PeopleToCall({ help, isGrave }: PeopleToCallProps) {
  if (!help && !isGrave) return null;
  return (
    <section aria-label="People to call" className="mt-8 max-w-column-read">
      {help || (
        <p>
          If it is too much to carry alone:{" "}
          <Link className="underlined text-gold" to="/help">
            people you can call or write to
          </Link>
        </p>
      )}
    </section>
  );
}
