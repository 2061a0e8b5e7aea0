import { inject } from "vitest";
import type { App } from "./launch-app.ts";

/** The app that the journeys share. Each journey uses its own people, so none sees another's data. */
export const appForAll = (): App => inject("app");
