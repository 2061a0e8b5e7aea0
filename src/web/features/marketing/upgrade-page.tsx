import type { ReactNode } from "react";
import { PLANS } from "#domain/plans/plans.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RobSays } from "../../ui/rob.tsx";
import { SITE } from "../../ui/site.ts";
import { Faq, type Question } from "./faq.tsx";
import { NotHere, SaleNote } from "./not-here.tsx";
import { PageHead, PublicPage } from "./page-head.tsx";
import { FREE_PRICE, PLAN_ROWS, PREMIUM_PRICE } from "./plan-rows.ts";

const QUESTIONS: Question[] = [
  {
    asks: "What do I lose by staying free?",
    answer: (
      <p>
        Nothing that you wrote. Readings older than {PLANS.free.historyDays} days are locked until you
        upgrade; open blocks, reflections, steps that are due and your own download never are.
      </p>
    ),
  },
  {
    asks: "Is “unlimited” really unlimited?",
    answer: (
      <p>
        By the day, yes. There is an hourly limit for everybody, and the pricing page shows it. If you reach
        it, go outside; there may be weather.
      </p>
    ),
  },
  {
    asks: "What happens when I stop?",
    answer: (
      <p>
        {!SITE.sellsPremium && "Nobody can start here: Premium is not for sale. Where it is: "}
        You cancel in your account’s settings, keep what you paid for until the month is over, and are a Free
        Duck after it. Come back a year later and the whole history is there, unlocked.
      </p>
    ),
  },
];

/** The upgrade page: both plans compared, the reasons for Premium, and questions about it. */
export function UpgradePage({ upgrade }: { upgrade: ReactNode }) {
  return (
    <PublicPage>
      <div>
        <PageHead
          log="free or Premium"
          title={`${PLANS.free.insightsPerDay} a day is plenty. This is for the pattern.`}
        >
          <p>
            One reading shows you the bug in front of you. Forty of them, side by side, show which bug you
            keep writing. Premium keeps them all, shows you the pattern, and checks in with you weekly.
          </p>
        </PageHead>
        <div className="mt-8 grid justify-items-start gap-x-4 gap-y-2 sm:flex sm:items-center">
          {upgrade}
          <ButtonLink to="/pricing" look="soft" className="max-sm:px-0">
            See the price
          </ButtonLink>
        </div>
        <div className="mt-6">
          <SaleNote />
        </div>
      </div>
      <Comparison />
      <RobSays mood="stern" isLarge>
        I get nothing for saying this: try the free one until it annoys you.
      </RobSays>
      <Faq questions={QUESTIONS} />
      {SITE.isWaitlist && (
        <p className="type-log text-mist">
          Doors are opened in order of arrival. Nobody is asked for money while they wait.
        </p>
      )}
    </PublicPage>
  );
}

function Comparison() {
  return (
    <section aria-labelledby="compared" className="min-w-0">
      <h2 id="compared" className="type-section">
        Side by side
      </h2>
      <div className="mt-6 overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr>
              <td />
              <th scope="col" className="py-3 pr-3 align-bottom font-normal">
                <span className="type-title block">Free Duck</span>
                <span className="text-gold">{FREE_PRICE}</span>
              </th>
              <th scope="col" className="py-3 align-bottom font-normal">
                <span className="type-title block">Premium Duck</span>
                <span className="text-gold">{PREMIUM_PRICE} per month</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {PLAN_ROWS.map(({ what, free, premium, premiumPart }) => (
              <tr key={what} className="type-note border-t border-ripple align-top">
                <th scope="row" className="w-1/4 py-3 pr-3 font-normal text-mist">
                  {what}
                </th>
                <td className="w-3/8 py-3 pr-3">{free}</td>
                <td className="w-3/8 py-3">
                  {premium}
                  <NotHere part={premiumPart} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
