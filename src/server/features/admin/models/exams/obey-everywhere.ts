import type { ModelServices } from "../listed-model.ts";

/** Reads again who answers and what a model may do, here and in every other process. */
export async function obeyEverywhere({
  homeModels,
  live,
}: Pick<ModelServices, "homeModels" | "live">): Promise<void> {
  await homeModels.refresh();
  live.modelChosen();
}
