import { Link } from "react-router";
import type { Reflection } from "#contract/reflections.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { KindLabel } from "./kind-label.tsx";
import { ReflectionEditor } from "./reflection-editor.tsx";

interface ReflectionRowProps {
  userId: string;
  reflection: Reflection;
  /** Whether the reflection's row is open for editing. */
  isOpen: boolean;
  onToggle: () => void;
}

/** One reflection: the card's question and the person's answer. It can be edited in place. */
export function ReflectionRow({ userId, reflection, isOpen, onToggle }: ReflectionRowProps) {
  const { formatFullDay } = useDates();
  const { cardId, cardName, prompt, question, text, blockTypeId, updatedAt } = reflection;
  const type = blockTypeId && blockTypeOf(blockTypeId);
  return (
    <li className="flex gap-4 border-b border-ripple py-6 sm:gap-6">
      <Link to={`/cards/${cardId}`} aria-hidden="true" tabIndex={-1} className="shrink-0 self-start">
        <TarotCard id={cardId} name={cardName} size="thumb" />
      </Link>
      <div className="min-w-0 flex-1">
        <p className="type-log flex flex-wrap items-center gap-x-3 text-mist">
          <Link
            to={`/cards/${cardId}`}
            className="underlined inline-flex min-h-11 items-center text-gold hover:decoration-gold"
          >
            {cardName}
          </Link>
          <time dateTime={updatedAt}>{formatFullDay(updatedAt)}</time>
          <KindLabel type={type} />
        </p>
        <h2 dir="auto" className="type-brand [overflow-wrap:anywhere]">
          {question}
        </h2>
        {isOpen ? (
          <div className="open-page on-paper mt-4 px-5 py-4 text-moon">
            <ReflectionEditor
              userId={userId}
              place={{ slug: cardId, prompt }}
              question={question}
              saved={reflection}
            />
          </div>
        ) : (
          <p
            dir="auto"
            className="type-write mt-2 line-clamp-8 max-w-column-read whitespace-pre-wrap text-ghost [overflow-wrap:anywhere]"
          >
            {text}
          </p>
        )}
        <Button look="link" className="mt-1" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? "Done" : openingLabel(text)}
          <span className="sr-only">: {question}</span>
        </Button>
      </div>
    </li>
  );
}

const LONG = 300;
const LINES_SHOWN = 8;

/**
 * Returns the label of the button that opens a reflection: `Read on` for a text that may be cut off in the list,
 * `Edit` for a shorter one.
 */
function openingLabel(text: string): string {
  const isLong = text.length > LONG || text.split("\n").length > LINES_SHOWN;
  return isLong ? "Read on" : "Edit";
}
