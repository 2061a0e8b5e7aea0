import { useState } from "react";
import type { ArrivingReading } from "../../arriving-reading.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import type { HeadRoom } from "./reading-head.tsx";
import type { SavedInsight } from "./saved-insight.ts";

interface TextFirst {
  /** Whether the text comes before the next step. */
  isTextFirst: boolean;
  /** Whether the headline was there at the first words of the text. It may also come after them. */
  isHeadlineFirst: boolean;
  /** What the height reserved in the head is enough for. */
  room: HeadRoom;
  /** The class that reserves the height of a text that is being written, so that what follows it does not move. */
  placeClass: string;
}

/**
 * Decides whether a reading's text comes before its next step. On a phone it does if it was written on this page, because
 * the person came to read it, and below the step it would be out of sight. Opened later, the step comes first.
 */
export function useTextFirst(insight: SavedInsight | null, arriving: ArrivingReading | null): TextFirst {
  const isTextFirst = useIsPhone() && arriving !== null;
  // A reading that is written before its cards have turned is shown as the saved one. Its words never arrive one by one.
  const isWritten = arriving !== null && insight !== null;
  const hasText = isWritten || Boolean(arriving?.text);
  const hasHeadline = isWritten || typeof arriving?.headline === "string";
  const isHeadlineFirst = useHeadlineFirst(hasText, hasHeadline);
  return {
    isTextFirst,
    isHeadlineFirst,
    room: arriving ? roomOf({ isTextFirst, hasText, isHeadlineFirst }) : "none",
    // It grows by what the head gives up when the text begins right below the headline.
    placeClass: isTextFirst && hasText ? "min-h-[calc(60svh+246px)]" : "min-h-[60svh]",
  };
}

/** Returns whether the headline was there when the text began. */
function useHeadlineFirst(hasText: boolean, hasHeadline: boolean): boolean {
  const [isFirst, setFirst] = useState<boolean | null>(null);
  if (hasText && isFirst === null) setFirst(hasHeadline);
  if (!hasText && isFirst !== null) setFirst(null);
  return isFirst === true;
}

interface Arrangement extends Pick<TextFirst, "isTextFirst" | "isHeadlineFirst"> {
  hasText: boolean;
}

function roomOf({ isTextFirst, hasText, isHeadlineFirst }: Arrangement): HeadRoom {
  if (!isTextFirst || !hasText) return "headline and step";
  return isHeadlineFirst ? "none" : "headline";
}
