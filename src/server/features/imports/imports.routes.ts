import { imports } from "#contract/imports.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { takeOwnRows } from "./own/take-own-rows.ts";
import { removeEntry } from "./remove-entry.ts";

export const importsRoutes = routesFor<typeof imports, Services & { deck: Deck }>(imports, {
  take: ({ input, deps, session }) => takeOwnRows(deps, { ...input, userId: session.userId }),
  removeEntry: ({ input, deps, session }) => removeEntry(deps, { ...input, userId: session.userId }),
});
