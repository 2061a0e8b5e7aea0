import type { ExamName } from "#server/platform/ai/at-home/home-models.ts";
import { newId } from "#server/platform/db/ids.ts";
import type { Session } from "#server/platform/http/session.ts";
import { act } from "../../act.ts";
import { type ModelServices, subjectFor } from "../listed-model.ts";
import { obeyEverywhere } from "./obey-everywhere.ts";

const VERSION_MS = 5000;

/** Lets the version of a model that is there now speak whatever its test says, or has the test decide again. */
export async function allowModel(
  services: ModelServices,
  session: Session,
  { isAllowed, ...asked }: ExamName & { isAllowed: boolean },
): Promise<{ done: true }> {
  const { host, model, label, version } = await subjectFor(services.homeModels, asked);
  const allowed = isAllowed ? ((await version(VERSION_MS)) ?? "") : null;
  await act(services, session, {
    kind: isAllowed ? "model_allowed" : "model_obeys_test",
    detail: label,
    parts: `done as (
        insert into auth.model_exam (id, host, model, allowed_version) values ($1, $2, $3, $4)
        on conflict (host, model) do update set allowed_version = excluded.allowed_version returning id
      )`,
    values: [newId(), host, model, allowed],
  });
  await obeyEverywhere(services);
  return { done: true };
}
