import { Button } from "../../ui/button.tsx";

/** Offers the questions that were skipped. The same cards are then read again with the answers, once, at no cost. */
export function AskAgain({ onAsk }: { onAsk: () => void }) {
  return (
    <section aria-label="The five questions" className="max-w-147 print:hidden">
      <p className="type-small text-mist">
        With your answers, the same reading becomes a plan. It is free, once.
      </p>
      <Button look="outline" className="mt-3" onClick={onAsk}>
        Answer five short questions
      </Button>
    </section>
  );
}
