import { implement } from "@orpc/server";
import { help } from "../../../contract/help-lines.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { offerHelp } from "../../platform/safety/offer-help.ts";

const endpoints = implement(help).$context<RequestContext>();

/** Asks the database nothing, so that it answers without one. */
export const helpRoutes = endpoints.router({
  lines: endpoints.lines.handler(({ input: { country } }) => offerHelp({ country })),
});
