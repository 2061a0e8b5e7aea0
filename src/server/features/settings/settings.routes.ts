import { implement } from "@orpc/server";
import { settings } from "../../../contract/settings.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import { getSettings } from "./get-settings.ts";
import { saveSettings } from "./save-settings.ts";

const endpoints = implement(settings).$context<RequestContext>();

export const settingsRoutes = endpoints.router({
  get: endpoints.get.handler(({ context }) => getSettings(context.deps, requireAccount(context).userId)),
  save: endpoints.save.handler(({ input, context }) =>
    saveSettings(context.deps, requireAccount(context).userId, input),
  ),
});
