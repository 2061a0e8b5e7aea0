import { inject } from "vitest";
import type { App } from "./launch-app.ts";

/** The app that the journeys share: everybody in it is somebody else, so none of them finds what another one did. */
export const appForAll = (): App => inject("app");
