import { Link } from "react-router";
import { SITE } from "../../ui/site.ts";
import type { Clause } from "./legal-page.tsx";

/** The clauses on what data is collected and who can read it. */
export const COLLECTION_CLAUSES: Clause[] = [
  {
    id: "what",
    title: "What we hold",
    text: (
      <>
        <p>
          Your email address and a hash of your password, if you have an account. What you write: questions,
          blocks, notes, chats, reflections, your profile. What is written back. And what lists and limits are
          made of: which cards you drew, when, and how many; which steps you checked off; your settings.
        </p>
        <p>A guest gives no address. We buy no data about you, and sell none.</p>
      </>
    ),
  },
  {
    id: "encryption",
    title: "What is encrypted",
    text: (
      <>
        <p>
          All free text you write, your whole profile, readings and chats are encrypted before they are
          stored, under a key that belongs to you alone. Addresses, dates, card names and settings are not,
          because signing in, lists and limits need them.
        </p>
        <p>
          The complete list of both is on <Link to="/encryption">What is encrypted, and what is not</Link>.
          The server opens your words to answer you, so whoever runs it could. That is a limit, and we would
          rather say it than sell you a lock with a nicer name.
        </p>
      </>
    ),
  },
  {
    id: "models",
    title: "Who else sees your words",
    text: (
      <>
        <p>
          To write a reading, {SITE.advisor} is either the offline duck, which runs on this server and tells
          nobody, or a language model. Where the model belongs to somebody else, your words go to them to be
          answered. You are told which one, by name, before your first reading. If you agreed to be answered
          by this server alone, you are asked again before anything goes elsewhere.
        </p>
        <p>
          What goes there is what the answer needs: the question, the cards, the step or the block it is
          about, along with what you asked about it before and what those readings said, the last messages of
          a chat, and your profile with the name you gave. Your email address, birthday and birthplace are not
          sent; your zodiac sign stands in for them.
        </p>
        <p>
          Nobody else gets anything, except that our emails travel as email does. The pages load no script,
          font, or picture from another server.
        </p>
      </>
    ),
  },
  {
    id: "reports",
    title: "If you report a reading",
    text: (
      <p>
        The people who run this server see the reason you pick, and not who you are. Your note and the reading
        go to them only if you check those boxes, and are kept until you delete the account. They see how many
        readings and sign-ups there are in all, and they can find an account by its address, sign it out,
        disable it or give it Premium. None of that shows them what you write.
      </p>
    ),
  },
  {
    id: "crisis",
    title: "If a text speaks of danger",
    text: (
      <>
        <p>
          Before anything else happens to a text, it is searched for words about suicide, self-harm, abuse,
          and emergencies. If any are found, nothing is sent to a model and nobody is informed. You see
          numbers of people who can help, and what you typed stays where it was. It is sent only if you then
          choose to send it. To show the numbers for where you are, your browser includes your time zone
          whenever it sends something to be saved.
        </p>
        <p>
          The search looks most closely at English, German and Spanish. In French, Italian, Portuguese, Dutch,
          Polish, Russian, Ukrainian, Turkish, Arabic, Hindi, Chinese, Japanese and Korean it knows the plain
          sentences only. It misses things in every language, and it knows no other. Without a connection it
          does not run.
        </p>
      </>
    ),
  },
  {
    id: "ads",
    title: "Ads",
    text: (
      <p>
        The Free Duck shows notices about this product and no other. Which of them you have seen is kept in
        your browser; this server counts only how often each was shown and followed, not by whom. Nothing you
        write plays a part in it. Where your browser asks not to be tracked, not even that is counted.
      </p>
    ),
  },
];
