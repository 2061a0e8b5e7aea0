// The HTTP app: which feature answers what, and who may ask. Everything it needs is handed in.
import type { Router } from "@orpc/server";
import { type Contract, contract } from "../contract/contract.ts";
import type { Dependencies } from "./dependencies.ts";
import { accountRoutes } from "./features/account/account.routes.ts";
import { adsRoutes } from "./features/ads/ads.routes.ts";
import { adviceRoutes } from "./features/advice/advice.routes.ts";
import { blocksRoutes } from "./features/blocks/blocks.routes.ts";
import { cardsRoutes } from "./features/cards/cards.routes.ts";
import { chatRoutes } from "./features/chat/chat.routes.ts";
import { healthRoutes } from "./features/health/health.ts";
import { helpRoutes } from "./features/help/help.routes.ts";
import { homeRoutes } from "./features/home/home.routes.ts";
import { insightsRoutes } from "./features/insights/insights.routes.ts";
import { meRoutes } from "./features/me/me.routes.ts";
import { placesRoutes } from "./features/places/places.routes.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import { drawsRoutes, readingsRoutes } from "./features/readings/readings.routes.ts";
import { reflectionsRoutes } from "./features/reflections/reflections.routes.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { stepsRoutes } from "./features/steps/steps.routes.ts";
import { waitlistRoutes } from "./features/waitlist/waitlist.routes.ts";
import type { Access, RequestContext } from "./platform/http/context.ts";
import { createHttpApp, type HttpApp } from "./platform/http/http-app.ts";
import { openApiRoutes } from "./platform/http/open-api-routes.ts";
import type { StaticSite } from "./platform/http/static-site.ts";
import { changesOf } from "./tells.ts";
import { findCrisis } from "./typed-texts.ts";

/** A part of the contract, answered: its handlers, and who may call them (one word for all, or one for each). */
export interface Feature<Area extends keyof Contract> {
  routes: Router<Contract[Area], RequestContext<Dependencies>>;
  access: Access | Record<keyof Contract[Area], Access>;
}

const features: { [Area in keyof Contract]: Feature<Area> } = {
  me: { routes: meRoutes, access: { get: "optional", consent: "session" } },
  cards: { routes: cardsRoutes, access: "open" },
  personalCards: { routes: adviceRoutes, access: "account" },
  reflections: { routes: reflectionsRoutes, access: "account" },
  draws: { routes: drawsRoutes, access: "session" },
  readings: { routes: readingsRoutes, access: "session" },
  insights: { routes: insightsRoutes, access: "session" },
  steps: { routes: stepsRoutes, access: "session" },
  chat: { routes: chatRoutes, access: "account" },
  blocks: { routes: blocksRoutes, access: "account" },
  profile: { routes: profileRoutes, access: { get: "account", save: "optional" } },
  places: { routes: placesRoutes, access: "account" },
  settings: { routes: settingsRoutes, access: "account" },
  account: { routes: accountRoutes, access: { devices: "account", export: "session", remove: "session" } },
  home: { routes: homeRoutes, access: "account" },
  help: { routes: helpRoutes, access: "open" },
  ads: { routes: adsRoutes, access: "session" },
  waitlist: { routes: waitlistRoutes, access: "open" },
};

/** The endpoints that have a handler. */
export const router = Object.fromEntries(
  Object.entries(features).map(([area, feature]) => [area, feature.routes]),
);

const accesses: Partial<Record<string, Access | Partial<Record<string, Access>>>> = Object.fromEntries(
  Object.entries(features).map(([area, feature]) => [area, feature.access]),
);

export interface App extends HttpApp {
  /** From here on `/readyz` answers 503 and each answer ends its connection. Everything is still answered. */
  announceStop(): void;
}

/** `site` is the built web app; without it only the API answers. */
export function createApp(dependencies: Dependencies, site?: StaticSite): App {
  let isStopping = false;
  const health = healthRoutes({ ...dependencies, isStopping: () => isStopping });
  const app = createHttpApp({
    dependencies,
    contract,
    router,
    rules: { accessOf, changesOf, crisisIn: findCrisis },
    plainRoutes: { ...health, ...openApiRoutes(contract) },
    site,
  });
  return {
    ...app,
    announceStop() {
      isStopping = true;
      app.endConnections();
    },
  };
}

/** Nobody without an account may call what no feature speaks for. */
function accessOf([area = "", endpoint = ""]: readonly string[]): Access {
  const access: Access | Partial<Record<string, Access>> | undefined = accesses[area];
  return (typeof access === "string" ? access : access?.[endpoint]) ?? "account";
}
