import { session } from "#contract/session.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { acceptConsent } from "./accept-consent.ts";
import { readMe } from "./read-me.ts";

export const sessionRoutes = routesFor(session, {
  get: ({ deps, session, headers }) => readMe(deps, session, headers),
  consent: ({ input, deps, session }) => acceptConsent(deps, session, input.timeZone),
});
