import { profile } from "#contract/profile.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { getProfile } from "./get-profile.ts";
import { saveProfile } from "./save-profile.ts";

export const profileRoutes = routesFor(profile, {
  get: ({ deps, session }) => getProfile(deps, session.userId),
  save: async ({ input, deps, session }) => ({ profile: await saveProfile(deps, session.userId, input) }),
});
