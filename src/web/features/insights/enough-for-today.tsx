import { useMutation } from "@tanstack/react-query";
import type { Me } from "#contract/session.ts";
import { isEnoughForToday } from "#domain/readings/enough-for-today.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { ButtonLink } from "../../ui/button.tsx";

interface EnoughForTodayProps {
  /** The time at which the reading on the page was made. */
  createdAt: string;
  today: Me["insightsToday"];
}

/** Suggests to stop for today, under the third and every later reading of a day. The person may continue. */
export function EnoughForToday({ createdAt, today }: EnoughForTodayProps) {
  const { mutate } = useMutation({
    mutationKey: queryKey("patterns", "sayEnough"),
    mutationFn: () => api.patterns.sayEnough(),
  });
  if (!today || !isEnoughForToday({ createdAt, today })) return null;
  return (
    <section
      aria-label="Enough for today"
      className="flex flex-wrap items-center gap-x-6 border-t border-hair-faint pt-4"
    >
      <p>Enough for today. The pond will be here.</p>
      <ButtonLink look="link" to="/" className="inline-flex! items-center" onClick={() => mutate()}>
        Leave it there
      </ButtonLink>
    </section>
  );
}
