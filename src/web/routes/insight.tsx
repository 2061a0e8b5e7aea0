import { useLocation, useNavigate } from "react-router";
import type { InsightOutput } from "../../contract/insights.ts";
import { InsightPage } from "../features/insights/insight-page.tsx";
import { newReadingKey, type ReadingOrder } from "../features/reading/reading-order.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { SITE } from "../ui/site.ts";
import type { Route } from "./+types/insight";

export function meta() {
  return [{ title: `Your reading · ${SITE.name}` }];
}

/** A single insight. */
export default function Insight({ params }: Route.ComponentProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { me } = useAuth();
  if (!me) return null;
  return (
    <InsightPage
      key={params.id}
      id={params.id}
      advisorName={me.advisorName}
      cardCount={Object(state).spreadType === "quick-draw" ? 1 : 3}
      onReadAgain={(insight) => void navigate("/create-insight", { state: readAgain(insight) })}
      onDeleted={(deleted) => void navigate("/insights", { replace: true, state: { deleted } })}
    />
  );
}

function readAgain({ id, spreadType, userContext, blockTypeId }: InsightOutput): ReadingOrder {
  return { key: newReadingKey(), spreadType, userContext, selectedBlockTypeId: blockTypeId, retryOf: id };
}
