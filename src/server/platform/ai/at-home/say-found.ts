// What the start says about models on the server's own machine.
import type { Duck } from "../duck.ts";
import { type FoundHost, settingsLine } from "./look-for-models.ts";

/** The page on which an administrator chooses a model. */
const MODELS_PAGE = "/admin?part=models";

/** Returns the lines of the start: what was found, and how it is put to use. Nothing is said where nothing was found. */
export function sayFound(
  found: readonly FoundHost[],
  { address, duck }: { address: string; duck: Pick<Duck, "kind"> },
): (readonly [name: string, value: string])[] {
  if (found.length === 0) return [];
  const lines = found.map((each, place) => [place === 0 ? "found" : "", sayHost(each)] as const);
  // Where a model was chosen, the line of the duck says which.
  if (duck.kind === "model") return lines;
  const first = found.find(({ models }) => models.length > 0);
  const [model] = first?.models ?? [];
  return [
    ...lines,
    ["", `Nothing of it is used yet. An administrator chooses at ${address}${MODELS_PAGE}`],
    ...(first && model ? [["", `or start with: ${settingsLine(first.host, model.name)}`] as const] : []),
  ];
}

function sayHost({ host, models }: FoundHost): string {
  const at = `${host.name} at ${new URL(host.address).host}`;
  const [first, ...others] = models;
  if (!first) return `${at}, without a model that can chat`;
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return `${at}, with ${first.name}${more}`;
}
