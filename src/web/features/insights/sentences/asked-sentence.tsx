import { MoreThanStuck } from "#web/ui/more-than-stuck.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { AskableSentence } from "./count-sources.ts";
import { SentenceOrigin } from "./sentence-origin.tsx";
import { useAnswerSentence } from "./use-sentences.ts";

interface AskedSentenceProps {
  insightId: string;
  sentence: AskableSentence;
  writtenAt: string;
  /** Whether the reading is about something grave. If so, a link to the help page is shown. */
  isGrave: boolean;
}

/**
 * Shows where a sentence comes from. If the sentence claims something, the person can also say whether it is right.
 */
export function AskedSentence({ insightId, sentence, writtenAt, isGrave }: AskedSentenceProps) {
  return (
    <>
      <ul className="list-none border-b border-hair-faint">
        {sentence.origins.map((origin, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: origins never change places
          <SentenceOrigin key={index} origin={origin} sentence={sentence} writtenAt={writtenAt} />
        ))}
      </ul>
      {!sentence.part && <Answers insightId={insightId} sentence={sentence} />}
      {isGrave && (
        <div className="mt-3">
          <MoreThanStuck />
        </div>
      )}
    </>
  );
}

function Answers({ insightId, sentence }: Pick<AskedSentenceProps, "insightId" | "sentence">) {
  const { mutate, error, isPending, variables } = useAnswerSentence(insightId);
  const isSaving = isPending && variables.index === sentence.index;
  const answer = isSaving ? variables.answer : sentence.answer;
  const say = (said: "right" | "wrong") =>
    mutate({ index: sentence.index, answer: answer === said ? null : said });
  return (
    <>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Answer isOn={answer === "right"} onTap={() => say("right")}>
          That’s right
        </Answer>
        <Answer isOn={answer === "wrong"} onTap={() => say("wrong")}>
          That’s not it
        </Answer>
      </div>
      <p role="status" className="type-small mt-2 min-h-5.5 text-mist">
        <span>{answer === "wrong" && "Struck out. Tap again to take it back."}</span>
        <span>{answer === "right" && "Kept. Tap again to take it back."}</span>
      </p>
      {error && (
        <div className="mt-2">
          <Notice tone="warning">That was not saved. {error.message}</Notice>
        </div>
      )}
    </>
  );
}

function Answer({ isOn, onTap, children }: { isOn: boolean; onTap: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onTap}
      className="min-h-12 cursor-pointer rounded-full border border-edge bg-ink px-3 font-medium hover:border-gold aria-pressed:border-gold aria-pressed:text-gold"
    >
      {children}
    </button>
  );
}
