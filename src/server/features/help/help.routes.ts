import { help } from "#contract/help-lines.ts";
import { offerHelp } from "#domain/help/offer-help.ts";
import { routesFor } from "../../platform/http/routes-for.ts";

/** The route that returns the help lines; it needs no database. */
export const helpRoutes = routesFor(help, {
  lines: ({ input: { country } }) => offerHelp({ country }),
});
