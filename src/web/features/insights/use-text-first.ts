import { useState } from "react";
import type { ArrivingReading } from "../../arriving-reading.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import type { HeadRoom } from "./reading-head.tsx";

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
export function useTextFirst(arriving: ArrivingReading | null): TextFirst {
  const isTextFirst = useIsPhone() && arriving !== null;
  const isHeadlineFirst = useHeadlineFirst(arriving);
  return {
    isTextFirst,
    isHeadlineFirst,
    room: roomOf({ arriving, isTextFirst, isHeadlineFirst }),
    // It grows by what the head gives up when the text begins right below the headline.
    placeClass: isTextFirst && arriving.text !== "" ? "min-h-[calc(60svh+246px)]" : "min-h-[60svh]",
  };
}

function useHeadlineFirst(arriving: ArrivingReading | null): boolean {
  const hasText = Boolean(arriving?.text);
  const [isFirst, setFirst] = useState<boolean | null>(null);
  if (hasText && isFirst === null) setFirst(arriving?.headline !== null);
  if (!hasText && isFirst !== null) setFirst(null);
  return isFirst === true;
}

interface Arrangement extends Pick<TextFirst, "isTextFirst" | "isHeadlineFirst"> {
  arriving: ArrivingReading | null;
}

function roomOf({ arriving, isTextFirst, isHeadlineFirst }: Arrangement): HeadRoom {
  if (!arriving) return "none";
  if (!isTextFirst || arriving.text === "") return "headline and step";
  return isHeadlineFirst ? "none" : "headline";
}
