import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { Invention } from "../../ui/invention.tsx";
import { INVENTED_WEEKS, inventedPicture } from "./invented.ts";
import { Look } from "./look/look.tsx";
import { Weeks } from "./look/weeks.tsx";
import type { LockedPattern } from "./shown-pattern.ts";

interface WithPremiumProps {
  patterns: readonly LockedPattern[];
  areTrendsLocked: boolean;
}

/** What the person's plan does not include: what it is about, what it needs, and an invented picture of what it would be. */
export function WithPremium({ patterns, areTrendsLocked }: WithPremiumProps) {
  if (patterns.length === 0 && !areTrendsLocked) return null;
  return (
    <section aria-labelledby="with-premium" className="pattern-part">
      <h2 id="with-premium" className="type-log text-mist">
        with Premium
      </h2>
      <div className="grid items-start gap-x-20 lg:grid-cols-2">
        {patterns.map(({ id, kind, headline, needs }) => (
          <Locked key={id} title={headline} needs={needs}>
            <Look picture={inventedPicture(kind)} />
          </Locked>
        ))}
        {areTrendsLocked && (
          <Locked
            title="Week by week."
            needs="Your readings, blocks and steps, a week at a time, and what you have managed so far."
          >
            <Weeks weeks={INVENTED_WEEKS} />
          </Locked>
        )}
      </div>
      <p className="mt-2">
        <ButtonLink look="outline" to="/pricing">
          What Premium adds
        </ButtonLink>
      </p>
    </section>
  );
}

function Locked({ title, needs, children }: { title: string; needs: string; children: ReactNode }) {
  return (
    <section className="pt-3 pb-4">
      <h3 className="type-brand">{title}</h3>
      <p className="type-small mt-1 text-mist">{needs}</p>
      <Invention>{children}</Invention>
    </section>
  );
}
