import { implement } from "@orpc/server";
import { profile } from "../../../contract/profile.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import { getProfile } from "./get-profile.ts";
import { saveProfile } from "./save-profile.ts";

const endpoints = implement(profile).$context<RequestContext>();

export const profileRoutes = endpoints.router({
  get: endpoints.get.handler(async ({ context }) => {
    const { userId } = requireAccount(context);
    return await getProfile(context.deps, userId);
  }),
  save: endpoints.save.handler(async ({ input, context }) => {
    // Signing in keeps what the form holds, so this sentence says more than that nobody is known.
    if (!context.session) throw new AppError("unauthenticated", sentences.signInToSavePreferences);
    const { userId } = requireAccount(context);
    return { profile: await saveProfile(context.deps, userId, input) };
  }),
});
