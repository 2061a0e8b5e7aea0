import { lazy } from "react";
import { useNavigate } from "react-router";
import { BlockPage } from "../features/blocks/block-page.tsx";
import { BlockPlans } from "../features/blocks/plans/block-plans.tsx";
import { InsightRow } from "../features/insights/insight-row.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { Fold } from "../ui/fold.tsx";
import { pageTitle } from "../ui/site.ts";
import type { Route } from "./+types/block";

/** They are loaded when the person opens them, because few blocks have any. */
const BlockPictures = lazy(() =>
  import("../features/pictures/block-pictures.tsx").then((module) => ({ default: module.BlockPictures })),
);

export function meta() {
  return [{ title: pageTitle("A block") }];
}

/** The page of one block. */
export default function Block({ params: { blockId } }: Route.ComponentProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <RequireAccount>
      <BlockPage
        key={blockId}
        id={blockId}
        userId={user.id}
        onDeleted={(deleted) => void navigate("/blocks", { replace: true, state: { deleted } })}
        betweenNotesAndReadings={
          <>
            <BlockPlans blockId={blockId} userId={user.id} />
            <Fold label="Pictures">
              <BlockPictures blockId={blockId} />
            </Fold>
          </>
        }
        renderInsight={(insight) => <InsightRow key={insight.id} insight={insight} words={[]} />}
      />
    </RequireAccount>
  );
}
