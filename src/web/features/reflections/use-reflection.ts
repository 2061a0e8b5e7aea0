import { useRef, useState } from "react";
import type { Reflection } from "#contract/reflections.ts";
import { REFLECTION_MAX } from "#domain/readings/lengths.ts";
import { useTypedText } from "../../api/use-typed-text.ts";
import { refuseTooLong } from "../../ui/text-length.tsx";
import { reflectionName } from "./reflection-name.ts";
import {
  decodeValue,
  encodeCurrent,
  encodeValue,
  isBlank,
  NOTHING,
  type ReflectionValue,
} from "./reflection-value.ts";
import { type ReflectionPlace, useSaveReflection } from "./use-save-reflection.ts";

interface ReflectionStart {
  userId: string;
  place: ReflectionPlace;
  saved: Reflection | null;
  /** The name of the draft; by default that of the reflection. */
  name?: string;
  /** Whether the text is sent only when `kept.retry` is called. */
  isSavedOnRequest?: boolean;
}

/**
 * Edits a reflection. Every keystroke is stored in the browser; the text goes to the server after a pause, or on request.
 * `value` is what the person has typed and chosen.
 */
export function useReflection({ userId, place, saved, ...start }: ReflectionStart) {
  const { name = reflectionName(userId, place), isSavedOnRequest = false } = start;
  const { mutateAsync } = useSaveReflection(place);
  const isPermitted = useRef(false);
  // Without readable words, what is saved is the block type of the unreadable ones, or nothing.
  const wordless = saved?.isUnreadable ? { ...NOTHING, blockTypeId: saved.blockTypeId } : NOTHING;
  // What was chosen or typed without words is not sent. It is kept here, so that it goes with the first words.
  const [blank, setBlank] = useState<ReflectionValue>(wordless);
  const kept = useTypedText({
    name,
    isSavedOnRequest,
    saved: encodeValue(saved && !saved.isUnreadable ? saved : wordless),
    save: async (encoded, { basedOn }) => {
      const changed = decodeValue(encoded);
      refuseTooLong({ called: "Your reflection", text: changed.text, limit: REFLECTION_MAX });
      const { reflection } = await mutateAsync({
        ...changed,
        basedOn: decodeValue(basedOn),
        goOnAnyway: isPermitted.current,
      });
      return encodeValue(reflection ?? NOTHING);
    },
    readCurrent: ({ text, blockTypeId }) => encodeCurrent(text, blockTypeId),
  });
  const typed = decodeValue(kept.text);
  const value = isBlank(typed) ? blank : typed;

  function change(fields: Partial<ReflectionValue>): void {
    const next = { ...value, ...fields };
    setBlank(isBlank(next) ? next : wordless);
    if (!isBlank(next)) kept.change(encodeValue(next));
    else if (!isBlank(typed)) kept.change(encodeValue(wordless));
  }

  return { kept, value, change, isPermitted };
}
