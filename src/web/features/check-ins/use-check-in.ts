import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { CheckInEntry, OpenCheckIn } from "#contract/check-ins.ts";
import { BLOCK_NOTES_MAX, REFLECTION_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { checkInQuery } from "../../api/queries/check-ins.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useTypedText } from "../../api/use-typed-text.ts";
import { refuseTooLong } from "../../ui/text-length.tsx";
import { decodeEntry, encodeEntry } from "./check-in-value.ts";

/** Saves this week's check-in in the browser on every change, and on the server after a pause. */
export function useCheckIn(userId: string, { weekStart, checkIn }: OpenCheckIn) {
  const isPermitted = useRef(false);
  const { mutateAsync } = useSaveCheckIn(weekStart);
  const kept = useTypedText({
    name: `check-in:${userId}:${weekStart}`,
    saved: encodeEntry(checkIn),
    save: async (encoded, { basedOn }) => {
      const entry = decodeEntry(encoded);
      refuseTooLong(
        { called: "Your answer", text: entry.answer, limit: REFLECTION_MAX },
        ...entry.taps.map(({ note }) => ({ called: "A note", text: note, limit: BLOCK_NOTES_MAX })),
      );
      await mutateAsync({ ...entry, basedOn: decodeEntry(basedOn), goOnAnyway: isPermitted.current });
      return encoded;
    },
    readCurrent: ({ checkIn: current }) => encodeEntry(JSON.parse(current ?? "") as CheckInEntry),
  });
  return {
    kept,
    entry: decodeEntry(kept.text),
    change: (entry: CheckInEntry) => kept.change(encodeEntry(entry)),
    /** The help lines, if the server refused a text because it suggests a crisis; otherwise `null`. */
    help: isApiError(kept.error, "crisis_help") ? (kept.error.help ?? null) : null,
    goOnAnyway() {
      isPermitted.current = true;
      void kept.retry();
    },
  };
}

function useSaveCheckIn(weekStart: string) {
  const client = useQueryClient();
  return useMutation({
    // Without a connection a save must fail at once, so that the page can say where the text is stored.
    networkMode: "always",
    mutationKey: queryKey("checkIns", "save"),
    meta: { refetchType: "none" },
    mutationFn: (entry: CheckInEntry & { basedOn: CheckInEntry; goOnAnyway: boolean }) =>
      api.checkIns.save({ weekStart, ...entry }),
    onSuccess: (_answer, { goOnAnyway: _, basedOn: _former, ...checkIn }) => {
      // Cache: the answer contains no texts, so the cache gets the texts that were sent.
      client.setQueryData(checkInQuery.queryKey, (page) =>
        page && !page.isLocked && page.weekStart === weekStart ? { ...page, checkIn } : page,
      );
    },
  });
}
