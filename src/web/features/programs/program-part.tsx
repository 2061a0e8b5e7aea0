import { type ReactNode, useRef } from "react";
import { useFocusAfterRemoval } from "../../ui/use-focus-after-removal.ts";

/** What each part of the section works with. */
export interface ProgramPartProps {
  /** Runs a call that needs a recent proof of who the person is, and asks for one if the server wants it. */
  runProven<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

interface ProgramPartFrame {
  label: string;
  /** What changes when something is made or removed. The part then takes the focus if nothing has it. */
  when: unknown;
  /** Shown in place of the part, if there is anything: a secret that was just made. */
  instead: ReactNode;
  children: ReactNode;
}

/** The frame of one part of the section. */
export function ProgramPart({ label, when, instead, children }: ProgramPartFrame) {
  const place = useRef<HTMLElement>(null);
  useFocusAfterRemoval(place, when);
  if (instead) return instead;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={label}
      className="grid w-full max-w-md justify-items-start gap-4 pb-4 outline-none"
    >
      {children}
    </section>
  );
}
