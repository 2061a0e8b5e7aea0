import { useQuery } from "@tanstack/react-query";
import { languageOf } from "#domain/asking/asking-language.ts";
import { wordsFor } from "#domain/asking/asking-words.ts";
import { insightQuery } from "#web/api/queries/insights.ts";

/** What the person said that they would see in a week. Renders nothing if they did not say. */
export function WhatItIsFor({ insightId }: { insightId: string }) {
  const { data: insight } = useQuery(insightQuery(insightId));
  const difference = insight?.answers?.difference;
  if (!insight || difference === undefined) return null;
  return (
    <>
      <p className="type-log text-mist">{wordsFor(languageOf(insight.userContext)).plan.difference}</p>
      <p dir="auto" className="type-title mt-1 line-clamp-3 [overflow-wrap:anywhere]">
        {difference}
      </p>
    </>
  );
}
