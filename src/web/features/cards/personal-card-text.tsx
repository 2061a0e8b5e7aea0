import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { SECOND_MS } from "#domain/time.ts";
import { type ApiError, isApiError } from "../../api/api-error.ts";
import { type WordsWanted, wordsQuery } from "../../api/queries/advice.ts";
import { Button } from "../../ui/button.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { LimitNotice } from "../../ui/limit-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SITE } from "../../ui/site.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

interface PersonalCardTextProps {
  wanted: Omit<WordsWanted, "goOnAnyway">;
  /** The text about the card that was generated earlier and is still valid. */
  kept: string | null;
  /** Whether this text may load now. Texts load one after the other, so that no text repeats an earlier one. */
  isTurn: boolean;
  /** Called when the text about the card has loaded or failed to load. */
  onSettled: () => void;
  /** The card's general text. It is shown while the personal text cannot be loaded. */
  generic: string;
  /** The loading message of the text for screen readers. */
  label: string;
  /** Renders the text about the card. */
  show: (text: string) => ReactNode;
  /** Asks for consent, then calls `then` to request the text again. */
  onConsentNeeded: (then: () => void) => void;
}

/** Personal text about this card. It loads by itself, and shows a message for each kind of failure. */
export function PersonalCardText(props: PersonalCardTextProps) {
  const { wanted, kept, generic, label, show, onConsentNeeded, isTurn } = props;
  const [goOnAnyway, setGoOnAnyway] = useState(false);
  const words = useQuery({
    ...wordsQuery({ ...wanted, goOnAnyway }),
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
    return <LoadingText label={label} />;
  }
  if (words.data && !words.data.isGeneric) return show(words.data.text);
  if (isApiError(words.error, "crisis_help")) {
    return (
      <HelpFirst
        lines={words.error.help}
        kept="What you wrote stays as it is. Nothing was sent to a model."
        anyway="Read it anyway"
        onAnyway={() => setGoOnAnyway(true)}
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

function LoadingText({ label }: { label: string }) {
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

interface WhyGenericProps {
  /** The error of the personal text; `null` when the server answered with the general text. */
  error: Error | null;
  onRetry: () => void;
  onConsentNeeded: () => void;
}

/** Explains, below the general text, why that text is shown and what the person can do. */
function WhyGeneric({ error, onRetry, onConsentNeeded }: WhyGenericProps) {
  if (isApiError(error, "rate_limited")) {
    return <LimitReached key={error.message} error={error} onRetry={onRetry} />;
  }
  if (isApiError(error, "consent_required")) {
    return (
      <Notice>
        Above is what this card means in general. To write something for you, {SITE.advisor} has to read what
        you wrote, and for that you have to agree to the terms.{" "}
        <Button look="link" onClick={onConsentNeeded}>
          Read the terms
        </Button>
      </Notice>
    );
  }
  return (
    <Notice>
      {error
        ? `Above is what this card means in general. ${error.message} `
        : `${SITE.advisor} lost his words for this one. Above is a plainer text, made without a model. `}
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
      kept="Until then, here is what this card means in general."
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
