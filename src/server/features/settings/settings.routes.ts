import { settings } from "#contract/settings.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { getSettings } from "./get-settings.ts";
import { saveSettings } from "./save-settings.ts";

export const settingsRoutes = routesFor(settings, {
  get: ({ deps, session }) => getSettings(deps, session.userId),
  save: ({ input, deps, session }) => saveSettings(deps, session.userId, input),
});
