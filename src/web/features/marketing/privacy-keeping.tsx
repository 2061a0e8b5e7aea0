import {
  AUDIT_KEPT_DAYS,
  REPORT_KEPT_DAYS,
  UNANSWERED_REPORT_KEPT_DAYS,
} from "#domain/account/kept-records.ts";
import {
  ARCHIVED_CHAT_KEPT_HOURS,
  GUEST_KEPT_DAYS,
  INVITATION_KEPT_DAYS,
  PREMIUM_WISH_KEPT_DAYS,
  SESSION_KEPT_DAYS,
  USAGE_KEPT_DAYS,
  WAITLIST_UNCONFIRMED_KEPT_DAYS,
} from "#domain/plans/kept.ts";
import { MINIMUM_AGE } from "#domain/profile/birthday.ts";
import { SITE } from "../../ui/site.ts";
import { ContactAddress } from "./contact-address.tsx";
import { KeyBackups } from "./key-backups.tsx";
import type { Clause } from "./legal-page.tsx";

const HOURS_A_DAY = 24;

/** The clauses on where data is stored, for how long, and how it is deleted. */
export const STORAGE_CLAUSES: Clause[] = [
  {
    id: "browser",
    title: "Cookies, and what your browser keeps",
    text: (
      <>
        <p>
          One cookie, which says that you are signed in. No script can read it, it is sent to no other site,
          and it ends {SESSION_KEPT_DAYS} days after your last visit. There is none before you sign in or
          begin as a guest, and none that follows you.
        </p>
        <p>
          The browser’s own storage holds drafts, so that nothing typed is lost; copies of what you opened
          here, so that it can be read without a connection; which notices you have seen; and your choice of
          theme, motion and sound. None of it is encrypted: it is as safe as the device is. Signing out wipes
          everything in it that is yours. If your sign-in merely expires, the drafts alone wait a month for
          you to come back.
        </p>
      </>
    ),
  },
  {
    id: "traces",
    title: "Traces of your visits",
    text: (
      <p>
        With a session we keep the name your browser gives itself and its time zone, so that you can see where
        you are signed in, but no network address. It is forgotten within a day of the session’s end. To slow
        down people who guess passwords, attempts are counted by network address, and forgotten after an hour.
        The server’s log holds which kind of page was asked for and how long it took: no words of yours, and
        no address.
      </p>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    text: (
      <p>
        {SITE.sellsPremium ? (
          <>
            You pay for Premium on the pages of Stripe, which gets your email address and what you type there.
            No card number ever reaches us. We keep your customer number at Stripe, whether Premium is paid
            for, and until when. When you delete the account, Stripe is told to delete you as its customer,
            too; it keeps the invoices that the law requires.
          </>
        ) : (
          "Nothing is sold on this server, so nothing is known about how anybody pays."
        )}
      </p>
    ),
  },
  {
    id: "notion",
    title: "Notion, if you connect it",
    text: (
      <p>
        Nothing goes to Notion unless you connect it in the preferences, where this server offers that. Then
        each reading that you export goes there, with its question, its steps and your note, and what is in
        Notion is in Notion’s hands. The keys to your Notion are encrypted with your own key and never leave
        the server. Disconnecting, or deleting the account, ends them at Notion; pages that are there stay
        yours.
      </p>
    ),
  },
  {
    id: "letters",
    title: "Emails",
    text: (
      <p>
        We write to confirm an address, to set a new password, when something about the account or its
        payments changes, and when an address is put on a waitlist or invited. An email says that something is
        waiting and links to it; it never contains what you wrote.
      </p>
    ),
  },
  {
    id: "how-long",
    title: "How long it stays",
    text: (
      <ul>
        <li>What belongs to an account: until you delete it.</li>
        <li>A guest and everything of theirs: {GUEST_KEPT_DAYS} days, unless they sign up.</li>
        <li>
          An address on the waitlist, where there is one: until it has an account, or the link in our emails
          takes it off. {WAITLIST_UNCONFIRMED_KEPT_DAYS} days if nobody confirms it, and an invitation lasts{" "}
          {INVITATION_KEPT_DAYS}.
        </li>
        <li>
          An address you left so that we can tell you when Premium goes on sale: until that one email is sent,{" "}
          {PREMIUM_WISH_KEPT_DAYS} days at most. It is stored encrypted.
        </li>
        <li>
          The working data of a reading on its way to you, apart from the text you keep: a day; its words as
          they streamed in: up to half a day longer.
        </li>
        <li>How many model tokens each of your readings and messages used: {USAGE_KEPT_DAYS} days.</li>
        <li>
          A report of a reading that you sent, with its answer: {REPORT_KEPT_DAYS} days from the answer, or{" "}
          {UNANSWERED_REPORT_KEPT_DAYS} days without one.
        </li>
        <li>What an administrator did to an account, noted without its address: {AUDIT_KEPT_DAYS} days.</li>
        <li>
          A chat that you reset or archived: {ARCHIVED_CHAT_KEPT_HOURS / HOURS_A_DAY} days from then. A chat
          that you use does not age.
        </li>
        <li>
          A reading, a chat or a block that you delete can be brought back for ten seconds, and is removed
          from the database a minute or two later.
        </li>
      </ul>
    ),
  },
  {
    id: "deletion",
    title: "Deleting the account",
    text: (
      <p>
        In the preferences, by yourself, without asking us. It destroys your key first, then everything else.{" "}
        <KeyBackups />
      </p>
    ),
  },
  {
    id: "copy",
    title: "Your own copy",
    text: (
      <p>
        In the preferences you can download everything of yours at any time, on every plan, as one archive
        with JSON for machines and Markdown for you. It is not encrypted: keep it where you would keep a
        diary.
      </p>
    ),
  },
  {
    id: "age",
    title: "Age",
    text: <p>This place is for people {MINIMUM_AGE} and older.</p>,
  },
  {
    id: "questions",
    title: "Questions, corrections, complaints",
    text: (
      <p>
        Write to <ContactAddress />. What you may ask of anybody who holds your data, to see it, correct it,
        take it with you or have it erased, you can do here yourself; where a button is missing, ask.
      </p>
    ),
  },
];
