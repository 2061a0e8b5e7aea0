import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { hasAnswers } from "#domain/asking/answers.ts";
import type { TextLanguage } from "#domain/asking/asking-language.ts";
import { fillGaps, wordsFor } from "#domain/asking/asking-words.ts";
import { cardNameOf, cardSlugOf } from "#domain/deck/card.ts";
import { shorten } from "#domain/text/shorten.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Rob } from "#web/ui/rob.tsx";
import { TarotCard } from "#web/ui/tarot-card.tsx";
import { Waterline } from "#web/ui/waterline.tsx";
import type { SavedInsight } from "../saved-insight.ts";

/** The maximum length of the words that Rob repeats, in UTF-16 units. */
const SAID_MAX = 44;
const MARKS_BEFORE = /^[\s"“„«]+/;
const MARK_AFTER = /[\s"”“»,.;:]/;

interface BesidePaperProps {
  insight: SavedInsight;
  language: TextLanguage;
  /** Whether the page has a plan in its second line. */
  hasPlan: boolean;
  /** Asks the questions again, to change an answer; `null` if the answers cannot be changed any more. */
  onChange: (() => void) | null;
}

/** The card, its question where nothing was answered, and Rob, to whom words can be said aloud. All stand beside the paper. */
export function BesidePaper({ insight, language, hasPlan, onChange }: BesidePaperProps) {
  const { cardsDrawn, reading, answers } = insight;
  // Answers without words of their own are something to do, and not to say.
  const isSaid = !hasAnswers(answers) || answers?.words !== undefined;
  const words = wordsFor(language).plan;
  const said = hasPlan && answers?.words ? beginningOf(answers.words) : null;
  const aloud = said ? fillGaps(words.aloud, { words: said }) : words.aloudOnce;
  const question = reading.reflectionPrompts[0] ?? reading.keyInsights[0];
  const change = onChange && (
    <Button look="soft" className="px-0!" onClick={onChange}>
      {words.change}
    </Button>
  );
  return (
    <div
      className="plan-beside"
      data-cards={cardsDrawn.length}
      lang={language === "other" ? undefined : language}
    >
      <div className="plan-water">
        <Waterline />
      </div>
      <ul aria-label="Cards" className="plan-card plan-cards relative list-none">
        {cardsDrawn.map((drawn) => (
          <li key={drawn.id}>
            <Link to={`/cards/${cardSlugOf(drawn.id)}`} aria-label={`${nameOf(drawn)}: what it means`}>
              <TarotCard id={drawn.id} name={cardNameOf(drawn.id)} isReversed={drawn.reversed} />
            </Link>
          </li>
        ))}
      </ul>
      {question && (
        <aside className="[grid-area:question] pt-6 xl:pt-7">
          <p className="type-log text-mist">{[words.aside, ...cardsDrawn.map(nameOf)].join(" · ")}</p>
          <p dir="auto" className="mt-1 font-display text-xl/7 [overflow-wrap:anywhere] xl:text-2xl/8">
            {question}
          </p>
        </aside>
      )}
      {/* He is silent where the text is dark. */}
      {reading.robQuip !== "" && (
        <RobSays sentence={isSaid ? aloud : words.allYours}>
          {isSaid && <SaidButton label={words.said} />}
          {change}
        </RobSays>
      )}
      {reading.robQuip === "" && <div className="mt-4 [grid-area:rob] print:hidden">{change}</div>}
    </div>
  );
}

/** Returns the first words of what is to be said, without the marks around them. */
function beginningOf(words: string): string {
  return shorten(trimEndWhere(words.replace(MARKS_BEFORE, ""), MARK_AFTER), SAID_MAX);
}

/** Returns the name of a card as it lies. */
function nameOf({ id, reversed }: { id: string; reversed: boolean }): string {
  return `${cardNameOf(id)}${reversed ? ", reversed" : ""}`;
}

interface RobSaysProps {
  sentence: string;
  /** What can be done about it. */
  children: ReactNode;
}

function RobSays({ sentence, children }: RobSaysProps) {
  return (
    <section aria-label="Rob" className="[grid-area:rob] mt-7 print:hidden xl:mt-0 xl:pt-34">
      <div className="flex items-end gap-3.5 xl:block">
        <Rob mood="listening" className="size-27! xl:size-42!" />
        <p
          dir="auto"
          className="bubble plan-says relative mb-5 min-w-0 rounded-[18px] border border-ghost px-4 py-3 font-serif text-lg/6.5 text-ghost [overflow-wrap:anywhere] xl:mb-0 xl:border-0 xl:p-0"
        >
          {sentence}
        </p>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">{children}</div>
    </section>
  );
}

/** Pressed when the person has said it aloud. Nothing is recorded and nothing is kept of it. */
function SaidButton({ label }: { label: string }) {
  const [isSaid, setSaid] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isSaid}
      onClick={() => setSaid(!isSaid)}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge pr-5 pl-4 hover:border-gold aria-pressed:border-gold"
    >
      <CheckIcon className={`size-5 text-gold ${isSaid ? "" : "opacity-60"}`} />
      <span>{label}</span>
    </button>
  );
}
