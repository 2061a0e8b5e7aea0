import type { ReactNode } from "react";
import { ButtonLink, buttonLook } from "../../ui/button.tsx";
import { Rob } from "../../ui/rob.tsx";
import { SITE } from "../../ui/site.ts";
import { PublicPage } from "./page-head.tsx";

const STEPS = [
  {
    name: "We make room for you",
    text: "We let in a few people at a time, so that nobody waits in the middle of a sentence.",
  },
  {
    name: "An invitation by email",
    text: "One email, with one link in it. No newsletter comes before it, and none after.",
  },
  {
    name: "You start debugging your blocks",
    text: "Say what has you stuck, draw a card, and do the thing that takes two minutes.",
  },
];

const ENGINE = [
  { name: "It detects loops", text: "The block that comes back under a new name is still the same block." },
  { name: "It learns from your successes", text: "What you did in the weeks when something moved." },
  { name: "It recommends", text: "The step that has worked for you before, when you are stuck there again." },
];

/** The page shown after a person joined the waitlist. On a server without a waitlist it says that sign-up is open. */
export function WelcomePage({ join }: { join: ReactNode }) {
  return (
    <PublicPage>
      <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="max-w-2xl">
          <p className="type-log text-mist">{SITE.isWaitlist ? "the waitlist" : "no waitlist"}</p>
          <h1 className="type-section mt-3">
            {SITE.isWaitlist ? "Successfully Added to Waitlist" : "There is no waitlist. Walk in."}
          </h1>
          <p className="mt-4 max-w-[37.3em] text-mist">
            {SITE.isWaitlist
              ? `Welcome to the edge of the pond. ${SITE.advisor} has been told that you are coming. He said “good,” which from him is a speech.`
              : "Somebody sent you to the waitlist, but it is gone. The first reading needs no email address."}
          </p>
        </div>
        <Rob size="large" mood="gentle" className="max-md:order-first" />
      </div>
      <section aria-labelledby="next" className="max-w-3xl">
        <h2 id="next" className="type-section">
          What Happens Next
        </h2>
        <ol className="gutter relative mt-6 list-none">
          {(SITE.isWaitlist ? STEPS : STEPS.slice(-1)).map(({ name, text }, index) => (
            <li key={name} className="relative py-3 pl-17">
              <span aria-hidden="true" className="type-log absolute top-4 left-0 w-8 text-right text-gold">
                {index + 1}
              </span>
              <h3 className="type-title">{name}</h3>
              <p className="mt-1 max-w-[37.3em] text-mist">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="engine">
        <h2 id="engine" className="type-section">
          What waits for you there
        </h2>
        <p className="mt-4 max-w-column text-mist">
          An intelligence engine, which is a large name for a patient reader. It goes through your blocks and
          readings, and nobody else’s.
        </p>
        <dl className="mt-6 grid gap-x-10 md:grid-cols-3">
          {ENGINE.map(({ name, text }) => (
            <div key={name} className="border-t border-ripple py-4">
              <dt className="type-title">{name}</dt>
              <dd className="mt-1 text-mist">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!SITE.isWaitlist && join}
        <ButtonLink to="/features" look={SITE.isWaitlist ? "go" : "outline"}>
          Explore Features
        </ButtonLink>
        <ButtonLink to="/" look="soft" className="max-sm:px-0">
          Return Home
        </ButtonLink>
        {SITE.contact && (
          <a href={`mailto:${SITE.contact}`} className={buttonLook("soft", "max-sm:px-0")}>
            {SITE.contact}
          </a>
        )}
      </div>
    </PublicPage>
  );
}
