import { useState } from "react";
import { cardNameOf } from "#domain/deck/card.ts";
import { type ShareableReading, shareableSentences } from "#domain/readings/shareable-sentences.ts";
import { Choices } from "../../ui/choices.tsx";
import { DialogBox } from "../../ui/dialog-box.tsx";
import { SHAPES, type ShareShape } from "./share-layouts.ts";
import { SharePicture } from "./share-picture.tsx";

export interface SharedReading {
  cards: readonly { id: string; reversed: boolean }[];
  reading: ShareableReading;
  /** The text of the person's request. Sentences that repeat it are not offered for sharing. */
  ownWords: string;
}

/**
 * A dialog that makes a picture of one card and one sentence, on this device. It opens with the picture of the first
 * card and the first sentence that does not repeat the person's own words, which is the headline if it can be shared.
 */
export function ShareDialog({ cards, reading, ownWords, onClose }: SharedReading & { onClose: () => void }) {
  const sentences = shareableSentences(reading, ownWords);
  const [sentence, setSentence] = useState(sentences[0] ?? null);
  const [cardId, setCardId] = useState(cards[0]?.id ?? "");
  const [shape, setShape] = useState<ShareShape>("story");
  const card = cards.find(({ id }) => id === cardId);
  return (
    <DialogBox
      isOpen
      place="sheet"
      onClose={onClose}
      title="Share a card"
      description="The card, one sentence that you pick, and our name. Your question is never in it."
    >
      <div className="grid gap-5">
        {sentence && card && (
          <SharePicture
            key={`${card.id} ${shape} ${sentence}`}
            image={{ shape, cardId: card.id, isReversed: card.reversed, sentence }}
          />
        )}
        <Sentences sentences={sentences} chosen={sentence} onChoose={setSentence} />
        {cards.length > 1 && (
          <Choices
            legend="The card"
            labels={Object.fromEntries(cards.map(({ id }) => [id, cardNameOf(id)]))}
            chosen={cardId}
            onChoose={setCardId}
          />
        )}
        <Choices legend="The picture" labels={SHAPES} chosen={shape} onChoose={setShape} />
      </div>
    </DialogBox>
  );
}

interface SentencesProps {
  sentences: readonly string[];
  chosen: string | null;
  onChoose: (sentence: string) => void;
}

function Sentences({ sentences, chosen, onChoose }: SentencesProps) {
  if (sentences.length === 0)
    return <p>Every sentence of this reading repeats your own words, so there is none to share.</p>;
  return (
    <fieldset>
      <legend className="type-small mb-1 text-mist">The sentence</legend>
      {/* The height cuts a row in two, so that the list is seen to go on. */}
      <div className="max-h-58 overflow-y-auto border-y border-ripple">
        {sentences.map((sentence) => (
          <label key={sentence} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="sentence"
              className="tick mt-0.5 size-5 shrink-0"
              checked={chosen === sentence}
              onChange={() => onChoose(sentence)}
            />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {sentence}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
