import { useEffect, useEffectEvent, useState } from "react";
import type { DeckCard } from "#domain/draw/receipt.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Judgement } from "./judge-receipt.ts";
import { Verdict } from "./verdict.tsx";

const ROWS = 9;

interface CheckReceiptProps {
  deck: readonly DeckCard[];
  /** The receipt of the reading from which the person came to this page; `null` if there is none. */
  brought: string | null;
}

/** A form in which a receipt is pasted and verified in the browser. */
export function CheckReceipt({ deck, brought }: CheckReceiptProps) {
  const [text, setText] = useState("");
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function withJudge(work: (judge: typeof import("./judge-receipt.ts")) => void): Promise<void> {
    try {
      work(await import("./judge-receipt.ts"));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  function change(next: string): void {
    setText(next);
    setJudgement(null);
  }
  const check = (pasted: string) =>
    void withJudge(({ judgeReceipt }) => setJudgement(judgeReceipt(pasted, deck)));
  const example = () => void withJudge(({ exampleReceipt }) => change(exampleReceipt(deck)));
  const takeIn = useEffectEvent((receipt: string) => {
    change(receipt);
    check(receipt);
  });
  // The receipt is read after hydration, because the prerendered page has no receipt.
  useEffect(() => {
    if (brought) takeIn(brought);
  }, [brought]);

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        check(text);
      }}
    >
      <TextArea
        label="A receipt"
        hint="To copy one, open “How this card was drawn” (or “these cards”) under a reading. What you paste does not leave this page."
        rows={ROWS}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <p className="flex flex-wrap items-center gap-x-3 max-sm:gap-x-6">
        <Button type="submit" aria-disabled={text.trim() === ""}>
          Check it
        </Button>
        <Button look="soft" className="max-sm:px-0" onClick={example}>
          Give me an example
        </Button>
      </p>
      {hasFailed && (
        <Notice tone="warning">
          The part that computes did not load. What you pasted is still here; press the button again.
        </Notice>
      )}
      <div aria-live="polite">{judgement && <Verdict judgement={judgement} />}</div>
    </form>
  );
}
