import type { ReactNode } from "react";
import { Link } from "react-router";
import { UNVERIFIED_INSIGHTS_PER_DAY } from "#domain/plans/plans.ts";
import { GRACE_DAYS } from "#domain/plans/subscription.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SITE } from "../../ui/site.ts";
import { Waterline } from "../../ui/waterline.tsx";
import { Faq, type Question } from "./faq.tsx";
import { HourlyLimits } from "./hourly-limits.tsx";
import { SaleNote } from "./not-here.tsx";
import { PageHead, PublicPage } from "./page-head.tsx";
import { PlanCard } from "./plan-card.tsx";
import { FREE_PRICE, PLAN_ROWS, PREMIUM_PRICE } from "./plan-rows.ts";

const inline = "underlined text-moon";

const QUESTIONS: Question[] = [
  {
    asks: "Is it any use?",
    answer: (
      <>
        <p>
          A card cannot know you. That is its use: it asks from a side that you did not pick, and the duck
          makes you answer in your own words. Developers have talked to rubber ducks for decades, because the
          bug tends to show itself in the second half of the explanation.
        </p>
        <p>It costs nothing to find out. If a week of free readings doesn’t help, keep your money.</p>
      </>
    ),
  },
  {
    asks: "Can I cancel?",
    answer: (
      <p>
        {!SITE.sellsPremium &&
          "There is nothing to cancel here, because Premium is not for sale. Where it is: "}
        At any time, in your account’s settings. Premium stays until the month you paid for is over; then you
        are a Free Duck again. Older readings are locked, not lost, and your own download still has all of
        them. A failed payment ends nothing at once: Premium stays for {GRACE_DAYS} days, while the payment is
        tried again.
      </p>
    ),
  },
  {
    asks: "How is this different from therapy?",
    answer: (
      <p>
        In every way that matters. {SITE.advisor} is a fictional duck, for entertainment only. He has no
        training, no duty of care and no second session in mind. Where a text sounds like danger, no card is
        drawn and you get the numbers of people who can help, first.
      </p>
    ),
  },
  {
    asks: "Who can read what I write?",
    answer: (
      <p>
        What you write is encrypted before it is stored, under a key of your own. The server has to open it to
        answer you, and where somebody else’s model answers, your words go there; you are told before the
        first reading. The list of{" "}
        <Link to="/encryption" className={inline}>
          what is encrypted and what is not
        </Link>{" "}
        is short, and so is the{" "}
        <Link to="/privacy" className={inline}>
          page on privacy
        </Link>
        .
      </p>
    ),
  },
];

/** The pricing page: both plans as cards, the hourly limits and four questions. */
export function PricingPage({ join, upgrade }: { join: ReactNode; upgrade: ReactNode }) {
  return (
    <PublicPage>
      <div>
        <PageHead log="two plans, no third" title="What a duck costs">
          <p>
            Free is not a trial. It holds enough readings a day for anybody who also means to do something
            about them.
          </p>
        </PageHead>
        <div className="relative mt-12 grid gap-8 md:grid-cols-2 lg:gap-12">
          {/* The line continues the waterline between the plan cards, 7 px lower for their border and
              padding. */}
          <div className="absolute -inset-x-[50vw] top-[170px] max-md:hidden">
            <Waterline isFaint />
          </div>
          <PlanCard
            name="Free Duck"
            numeral="0"
            price={FREE_PRICE}
            period="for as long as you like"
            lines={PLAN_ROWS.map(({ what, free }) => ({ what, says: free }))}
            action={join}
          />
          <PlanCard
            isPremium
            className="comes-later"
            name="Premium Duck"
            numeral="V"
            price={PREMIUM_PRICE}
            period="per month"
            lines={PLAN_ROWS.map(({ what, premium, premiumPart }) => ({
              what,
              says: premium,
              part: premiumPart,
            }))}
            action={upgrade}
          />
        </div>
        <div className="mt-6">
          <SaleNote />
        </div>
        <HourlyLimits />
        <p className="mt-3 text-mist">
          If this server sends email, a new account gets {UNVERIFIED_INSIGHTS_PER_DAY} readings a day until
          its email address is confirmed.
        </p>
        <p className="mt-3 text-mist">
          Not sure what the longer list is for?{" "}
          <ButtonLink to="/upgrade" look="link" className="!inline-flex items-center">
            What Premium is for
          </ButtonLink>
        </p>
      </div>
      <Faq questions={QUESTIONS} />
    </PublicPage>
  );
}
