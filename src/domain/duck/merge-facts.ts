import type { ChatRequest } from "./duck-request.ts";
import { type Fact, type Facts, gatherFacts } from "./gather-facts.ts";
import type { Situation } from "./read-situation.ts";

/** Merges the facts of the message and of the first text. Those of the message take precedence. */
export function mergedFacts(request: ChatRequest, latest: Situation, first: Situation): Facts {
  const isGrave = latest.isGrave || first.isGrave;
  const now =
    latest.form === "account" || latest.form === "fragment"
      ? gatherFacts(latest, { isAlone: isGrave, isBetweenPeople: true, text: request.message })
      : new Map<string, Fact>();
  const before =
    first.form === "account" && first.isSure
      ? gatherFacts(first, {
          isAlone: isGrave,
          isBetweenPeople: request.blockTypeId === "relationship",
          text: request.userContext,
        })
      : new Map<string, Fact>();
  const merged: Facts = new Map();
  for (const name of ["thing", "person"]) {
    const fact = now.get(name) ?? before.get(name);
    if (fact) merged.set(name, fact);
  }
  const person = now.get("person");
  if (person && person.words !== before.get("person")?.words && person.words !== before.get("person2")?.words)
    merged.set("newperson", person);
  return merged;
}
