import { profile } from "#contract/profile.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { getProfile } from "./get-profile.ts";
import { saveProfile } from "./save-profile.ts";

export const profileRoutes = routesFor(profile, {
  get: ({ deps, session }) => getProfile(deps, session.userId),
  save: async ({ input, deps, session }) => {
    // The profile form is kept during sign-in, so this sentence is more specific than the general one.
    if (!session) throw new AppError("unauthenticated", sentences.signInToSavePreferences);
    const { userId } = requireAccount({ session });
    return { profile: await saveProfile(deps, userId, input) };
  },
});
