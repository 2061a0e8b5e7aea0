import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { HistoryFilter } from "../api/queries/history.ts";
import { HistoryCalendar } from "../features/insights/calendar/history-calendar.tsx";
import { readFilter, writeFilter } from "../features/insights/history-filter.ts";
import { InsightList } from "../features/insights/insight-list.tsx";
import { UndoDelete } from "../features/insights/undo-delete.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { ButtonLink } from "../ui/button.tsx";
import { SITE } from "../ui/site.ts";

export function meta() {
  return [{ title: `Readings · ${SITE.name}` }];
}

/**
 * The page of the history. Its search is stored in the URL. After a reading was deleted, the person can undo that
 * here.
 */
export default function Insights() {
  const { state } = useLocation();
  const { user } = useAuth();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const deleted = readDeleted(state);
  const narrow = (filter: HistoryFilter) =>
    setParams(writeFilter(filter), { replace: true, state, preventScrollReset: true });
  return (
    <div className="page-frame page-panes pt-4 pb-10 md:pt-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="type-display">Readings</h1>
        <ButtonLink look="link" to="/new-insight">
          Get another insight
        </ButtonLink>
      </div>
      {deleted && (
        <div className="mb-6">
          <UndoDelete
            key={deleted.id}
            deleted={deleted}
            onRestored={() => void navigate(`/insights/${deleted.id}`, { replace: true })}
          />
        </div>
      )}
      <InsightList
        filter={filter}
        onFilter={narrow}
        renderViews={(hasReadings) => (
          <HistoryCalendar
            day={filter.day}
            hasReadings={hasReadings}
            since={user?.createdAt}
            onDay={(day) => narrow({ ...filter, day })}
          >
            <ButtonLink look="link" to="/patterns" className="ml-auto inline-flex items-center">
              Patterns
            </ButtonLink>
          </HistoryCalendar>
        )}
      />
    </div>
  );
}

function readDeleted(state: unknown): { id: string; undoUntil: string } | null {
  if (typeof state !== "object" || state === null || !("deleted" in state)) return null;
  const { id, undoUntil } = Object(state.deleted) as { id?: unknown; undoUntil?: unknown };
  return typeof id === "string" && typeof undoUntil === "string" ? { id, undoUntil } : null;
}
