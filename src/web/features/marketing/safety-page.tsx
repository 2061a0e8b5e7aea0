import { Link } from "react-router";
import { MINIMUM_AGE } from "#domain/profile/birthday.ts";
import { SITE } from "../../ui/site.ts";
import { ContactAddress } from "./contact-address.tsx";
import { type Clause, LegalPage } from "./legal-page.tsx";

const CLAUSES: Clause[] = [
  {
    id: "what",
    title: `What ${SITE.advisor} is, and what he is not`,
    text: (
      <p>
        {SITE.advisor} is a program in the shape of a duck. He asks questions and writes readings, by rules or
        with a language model. He is no therapist, no doctor and no friend who can come over. He cannot tell
        how you are, and nobody reads along.
      </p>
    ),
  },
  {
    id: "danger",
    title: "When you write of danger",
    text: (
      <>
        <p>
          Everything you type here is checked before it is saved or answered: for suicide, for harm to
          yourself, for violence, for emergencies. If a text says it outright, you see people to call first.
          Your text stays in its field, and you decide whether to send it all the same. Then there are no
          jokes and no ads beside it.
        </p>
        <p>
          In a chat, small signs add up, and what you wrote before counts. Where somebody is likely to be in
          danger, people to call stand above the field, and you can tap what it is about; where it is only a
          guess, one line leads to them. “Nobody is in danger” folds the list, and it is still there.
        </p>
        <p>
          Without a language model {SITE.advisor} understands nothing of what you type. He says so, keeps it,
          and beside danger he says only whom to call and how to begin.
        </p>
        <p>
          The check is made by this server’s own rules. No text is sent to anybody for it, nobody is told, and
          no call is made for you.
        </p>
      </>
    ),
  },
  {
    id: "help",
    title: "Whom to call",
    text: (
      <p>
        The numbers for your country are on the page <Link to="/help">Help</Link>, which works without an
        account. It says of each number where it comes from and when it was compared with that source.
      </p>
    ),
  },
  {
    id: "measured",
    title: "How well it works, misses included",
    text: (
      <>
        <p>
          Rules find what somebody thought of, so they miss things. This was measured on Nov 29, 2026, with
          texts by writers who did not know the rules:
        </p>
        <ul>
          <li>
            Conversations in English, German and Spanish in which danger is hardly ever said outright: of 203
            messages at which help should be in sight, a line or a list led to it at 199, and the list stood
            there openly at 93. The limits were set with these conversations in view, so new ones will do
            worse: on first trial, 48 of 59.
          </li>
          <li>
            Harmless conversations, some in dark-sounding words: of 44 people, 2 had the list beside them, and
            11 the line.
          </li>
          <li>
            Ordinary texts about work, love, money and grief: none of 300 was taken for a crisis; 8 were
            answered more gently than they had to be.
          </li>
        </ul>
        <p>
          In French, Italian, Portuguese, Dutch, Polish, Russian, Ukrainian, Turkish, Arabic, Hindi, Chinese,
          Japanese and Korean, only what is said outright is found. In any other language, nothing is.{" "}
          <Link to="/help">Help</Link> is linked under every field, whatever you write.
        </p>
        <p>
          None of these texts is the message of a person in danger. What people really write may be missed
          more often.
        </p>
      </>
    ),
  },
  {
    id: "age",
    title: "For adults",
    text: (
      <p>
        {SITE.name} is for people {MINIMUM_AGE} and older. Children’s lines are on{" "}
        <Link to="/help">Help</Link>, too.
      </p>
    ),
  },
  {
    id: "report",
    title: "When he got it wrong",
    text: (
      <p>
        The menu of each reading has “Report this reading”; for a reply in a chat, report its reading and say
        so. The person who runs this server, and is responsible for it, reads what you report. You can also
        write to <ContactAddress />. If you are in danger, do not wait for an answer: call.
      </p>
    ),
  },
];

/** Says what happens when somebody writes of danger, and how well it works. */
export function SafetyPage() {
  return (
    <LegalPage
      title="Safety"
      changed="Nov 29, 2026"
      intro={<p>A duck can help you think. When it is serious, you need a person.</p>}
      clauses={CLAUSES}
    />
  );
}
