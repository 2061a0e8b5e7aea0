import { Link } from "react-router";
import { GUEST_KEPT_DAYS } from "#domain/plans/kept.ts";
import { PLANS, UNVERIFIED_INSIGHTS_PER_DAY } from "#domain/plans/plans.ts";
import { GRACE_DAYS } from "#domain/plans/subscription.ts";
import { MINIMUM_AGE } from "#domain/profile/birthday.ts";
import { SITE } from "../../ui/site.ts";
import { ContactAddress } from "./contact-address.tsx";
import { type Clause, LegalPage } from "./legal-page.tsx";
import { PREMIUM_PRICE } from "./plan-rows.ts";

const PROMISES: Clause[] = [
  {
    id: "entertainment",
    title: "For entertainment only",
    text: (
      <p>
        {SITE.name} is for entertainment only. {SITE.advisor} is a fictional dead developer in the shape of a
        duck. He gives no medical, psychological, legal or financial advice, and nothing he says foretells
        anything. If you are in danger, or somebody else is, call the emergency number of your country; a duck
        cannot. What happens when you write of danger is on the page about <Link to="/safety">safety</Link>.
      </p>
    ),
  },
  {
    id: "who",
    title: "Who may use it",
    text: (
      <p>
        People {MINIMUM_AGE} and older. One account per person, with an email address that reaches you.{" "}
        {SITE.isWaitlist ? (
          "For now, accounts are by invitation only, and there are no guests."
        ) : (
          <>
            A guest may try it without one for {GUEST_KEPT_DAYS} days, with {PLANS.guest.insightsPerDay}{" "}
            reading a day.
          </>
        )}
      </p>
    ),
  },
  {
    id: "words",
    title: "Your words are yours",
    text: (
      <p>
        What you write stays yours, and so does what is written to you. You let us store it and have it
        answered, for you and for nothing else. Content is encrypted before it is stored; how, and what is
        not, is on the page about <Link to="/privacy">privacy</Link>.
      </p>
    ),
  },
  {
    id: "manners",
    title: "What we ask of you",
    text: (
      <p>
        Do not try to get at what belongs to others, do not send machines to ask in your place, and do not use
        the duck to hurt somebody. Write about other people as if they might read it one day; most of them
        will not.
      </p>
    ),
  },
  {
    id: "readings",
    title: "Readings can be wrong",
    text: (
      <p>
        They are written by a program, sometimes a language model, and can be mistaken, odd, or beside the
        point. You can report one from its page. The person who runs this server is responsible for it; what
        you do with a reading is your decision.
      </p>
    ),
  },
];

const TERMS: Clause[] = [
  {
    id: "limits",
    title: "Limits",
    text: (
      <p>
        The Free Duck gives {PLANS.free.insightsPerDay} readings per day of your own time zone (
        {UNVERIFIED_INSIGHTS_PER_DAY} until your email address is confirmed, if this server sends email) and
        shows {PLANS.free.historyDays} days of history; older ones are locked, not deleted. An hourly limit
        applies to every plan. It is on the page about <Link to="/pricing">prices</Link>.
      </p>
    ),
  },
  {
    id: "premium",
    title: "Premium",
    text: (
      <p>
        {!SITE.sellsPremium && "Premium is not for sale on this server. "}
        Where it is offered it costs {PREMIUM_PRICE} per month, paid in advance, and needs a confirmed email
        address. You cancel it in your account’s settings; it then lasts until the end of the month that is
        paid for. If a payment fails, it stays for {GRACE_DAYS} more days, in which the payment is tried
        again. If you delete the account, Premium ends with it at once. A new price applies only from a month
        that you were told about in advance.
      </p>
    ),
  },
  {
    id: "end",
    title: "The end of it",
    text: (
      <p>
        You may delete your account at any time. We may close one that does what is ruled out above; you get
        your download first, unless the law forbids it. If we ever shut down, we will tell you in time to
        download your data.
      </p>
    ),
  },
  {
    id: "warranty",
    title: "What we cannot promise",
    text: (
      <p>
        That it always runs, and that it never loses a thing. We do our best at both, and are liable where the
        law says that we have to be. The program is free software under the MIT license, which comes without
        warranty.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    text: (
      <p>
        When these terms change in a way that matters, you are asked again before your next reading. For
        questions, write to <ContactAddress />.
      </p>
    ),
  },
];

/** The terms of use. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      changed="Nov 29, 2026"
      intro={<p>Ten short rules between you, us, and a duck. They apply as soon as you ask for a reading.</p>}
      clauses={[...PROMISES, ...TERMS]}
    />
  );
}
