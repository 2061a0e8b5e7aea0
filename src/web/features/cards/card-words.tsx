import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type ApiError, isApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { LimitNotice } from "../../ui/limit-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SITE } from "../../ui/site.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { type WordsWanted, wordsQuery } from "./personal-queries.ts";

const SECOND_MS = 1000;

interface CardWordsProps {
  wanted: Omit<WordsWanted, "goOn">;
  /** What was said before and still holds. */
  kept: string | null;
  /** One after the other: so that none repeats what the one before said. */
  isTurn: boolean;
  /** Words are there, or why there are none. */
  onSettled: () => void;
  /** What the card says to everybody: stands in while the personal words cannot be had. */
  generic: string;
  /** What is being prepared, for those who cannot see it. */
  label: string;
  /** How the words are set. */
  show: (text: string) => ReactNode;
  /** Opens the consent; the words are asked for again when it was given. */
  onConsentNeeded: (then: () => void) => void;
}

/** Words for this person about this card. They load by themselves, and each way to fail has its answer. */
export function CardWords(props: CardWordsProps) {
  const { wanted, kept, generic, label, show, onConsentNeeded, isTurn } = props;
  const [goOn, setGoOn] = useState(false);
  const words = useQuery({
    ...wordsQuery({ ...wanted, goOn }),
    enabled: isTurn,
    ...(kept !== null && { initialData: { text: kept, isGeneric: false } }),
  });
  const retry = () => void words.refetch();
  const isSettled = !words.isPending && !words.isFetching;
  const settle = useEffectEvent(props.onSettled);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  if (words.isPending || (words.isFetching && words.data?.isGeneric !== false)) {
    return (
      <Loading label={label}>
        <span className="grid gap-2.5 py-1">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </span>
      </Loading>
    );
  }
  if (words.data && !words.data.isGeneric) return show(words.data.text);
  if (isApiError(words.error, "crisis_help")) {
    return (
      <HelpFirst
        lines={words.error.help}
        kept="What you wrote stays as it is. Nothing was sent to a model."
        anyway="Read it anyway"
        onAnyway={() => setGoOn(true)}
      />
    );
  }
  return (
    <>
      {show(words.data?.text ?? generic)}
      <div className="mt-4">
        <WhyGeneric error={words.error} onRetry={retry} onConsentNeeded={() => onConsentNeeded(retry)} />
      </div>
    </>
  );
}

interface WhyGenericProps {
  /** `null`: an answer came, and it had no words of his. */
  error: Error | null;
  onRetry: () => void;
  onConsentNeeded: () => void;
}

/** Under the card's words to everybody: why these, and what can be done. */
function WhyGeneric({ error, onRetry, onConsentNeeded }: WhyGenericProps) {
  if (isApiError(error, "rate_limited")) {
    return <LimitReached key={error.message} error={error} onRetry={onRetry} />;
  }
  if (isApiError(error, "consent_required")) {
    return (
      <Notice>
        Above is what this card says to everybody. For words of your own {SITE.advisor} has to read yours, and
        for that the terms need your yes.{" "}
        <Button look="link" onClick={onConsentNeeded}>
          Read the terms
        </Button>
      </Notice>
    );
  }
  return (
    <Notice>
      {error
        ? `Above is what this card says to everybody. ${error.message} `
        : `${SITE.advisor} lost his words for this one. Above is what the card says to everybody. `}
      <Retry onRetry={onRetry} />
    </Notice>
  );
}

function LimitReached({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const [opensAt] = useState(() => new Date(Date.now() + (error.retryAfter ?? 0) * SECOND_MS));
  return (
    <LimitNotice
      sentence={error.message}
      opensAt={opensAt}
      kept="Until then: what this card says to everybody."
    >
      <Retry onRetry={onRetry} />
    </LimitNotice>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button look="link" onClick={onRetry}>
      Retry
    </Button>
  );
}
