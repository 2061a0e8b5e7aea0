import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { PatternSection } from "./pattern-part.tsx";
import { Picture } from "./pictures/picture.tsx";
import type { LockedPattern } from "./shown-pattern.ts";

/**
 * A pattern that the person's plan does not include. It shows the subject and what is needed to see it, but no
 * result.
 */
export function LockedPart({ pattern: { label, headline, needs, picture } }: { pattern: LockedPattern }) {
  return (
    <PatternSection words={<LockedWords label={label} title={headline} needs={needs} />}>
      <Picture picture={picture} />
    </PatternSection>
  );
}

/** The section that replaces trends and achievements for a person without Premium. */
export function LockedTrends() {
  return (
    <PatternSection
      words={
        <LockedWords
          label="trends and what got done"
          title="Week by week"
          needs="Locked. Premium shows readings, blocks opened and resolved, strength and the mood of your chats, a week at a time, and what you have managed so far."
        />
      }
    />
  );
}

/** Shows the subject of something locked, and what is needed to see it. */
export function LockedWords({ label, title, needs }: { label: string; title: string; needs: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-3">
      <Sluice />
      <div>
        <h2 className="type-brand">
          <span className="type-log block text-mist">{label}</span>
          {title}
        </h2>
        <p className="type-small mt-1 text-mist">{needs}</p>
        <ButtonLink look="link" to="/pricing" className="inline-block">
          What Premium adds
        </ButtonLink>
      </div>
    </div>
  );
}

/** The picture of a locked pattern: a closed sluice. */
function Sluice() {
  return (
    <Icon className="size-10 text-gold" strokeWidth="1.2">
      <path d="M6 21V8.5M18 21V8.5M4 8.5h16M8.5 12.5h7V21h-7zM8.5 16.7h7M12 12.5V6M12 1.8a2.2 2.2 0 1 0 .1 0ZM3 21q1.5-1.2 3 0M18 21q1.5-1.2 3 0" />
    </Icon>
  );
}
