import { NOT_SEALED } from "#domain/account/not-sealed.ts";
import { SEALED } from "#domain/account/owned-data.ts";
import { PageFrame } from "../app/page-frame.tsx";
import { describePage } from "../app/public-page.ts";
import { KeyBackups } from "../features/marketing/key-backups.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return describePage({
    title: pageTitle("What is encrypted"),
    description: "Which of your words are encrypted, how, and what is not.",
    path: "/encryption",
  });
}

/** The page that explains encryption. A test compares its first list with the encrypted columns of the database. */
export default function Encryption() {
  return (
    <PageFrame>
      <article className="page-frame page-column grid gap-8 pt-4 pb-10 md:pt-10">
        <div className="grid gap-4">
          <h1 className="type-display">What is encrypted, and what is not</h1>
          <p>
            Each person has a key of their own. Whatever you write, and whatever is written to you, is sealed
            with it before it goes into the database, and bound to its place there: AES-256 in GCM, a fresh
            salt for every value.
          </p>
          <p>
            The server opens your words to answer you, and where a third party’s model answers, they go to it.
            So this is not end-to-end encryption, and nobody here calls it that.
          </p>
        </div>
        <Encrypted />
        <NotEncrypted />
        <SentReports />
        <section aria-labelledby="end" className="grid gap-4">
          <h2 id="end" className="type-title">
            When you delete
          </h2>
          <p>
            Deleting the account destroys its key first, then everything else. <KeyBackups />
          </p>
        </section>
      </article>
    </PageFrame>
  );
}

function Encrypted() {
  return (
    <section aria-labelledby="sealed">
      <h2 id="sealed" className="type-title mb-3">
        Encrypted
      </h2>
      <ul>
        {SEALED.map((what) => (
          <li key={what} className="border-t border-ripple py-3">
            {what}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SentReports() {
  return (
    <section aria-labelledby="reports" className="grid gap-4">
      <h2 id="reports" className="type-title">
        What you send with a report
      </h2>
      <p>
        When you report a reading, you choose whether to send the reading and your note with it. What you send
        is encrypted under a key for reports, which is not yours: the people who run this server can open it,
        and each time they do is recorded. Their answer is encrypted under the same key. Your own copy of the
        note stays under your key.
      </p>
    </section>
  );
}

function NotEncrypted() {
  return (
    <section aria-labelledby="open">
      <h2 id="open" className="type-title mb-3">
        Not encrypted, and why
      </h2>
      <dl>
        {NOT_SEALED.map(({ what, why }) => (
          <div key={what} className="border-t border-ripple py-3">
            <dt>{what}</dt>
            <dd className="type-small text-mist">{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
