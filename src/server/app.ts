// The HTTP app: assigns a feature to each part of the contract. All dependencies are passed in.
import type { Router } from "@orpc/server";
import { type Contract, contract } from "#contract/contract.ts";
import type { Dependencies } from "./dependencies.ts";
import { accountRoutes } from "./features/account/account.routes.ts";
import { adminRoutes } from "./features/admin/admin.routes.ts";
import { adsRoutes } from "./features/ads/ads.routes.ts";
import { adviceRoutes } from "./features/advice/advice.routes.ts";
import { billingRoutes } from "./features/billing/billing.routes.ts";
import { forgetWish } from "./features/billing/premium-wishes.ts";
import { webhookRoutes } from "./features/billing/webhook.ts";
import { blocksRoutes } from "./features/blocks/blocks.routes.ts";
import { cardsRoutes } from "./features/cards/cards.routes.ts";
import { chatRoutes } from "./features/chat/chat.routes.ts";
import { checkInsRoutes } from "./features/check-ins/check-ins.routes.ts";
import { endCheckInLetters } from "./features/check-ins/end-letters.ts";
import { exportsRoutes } from "./features/exports/exports.routes.ts";
import { healthRoutes } from "./features/health/health.ts";
import { helpRoutes } from "./features/help/help.routes.ts";
import { homeRoutes } from "./features/home/home.routes.ts";
import { importsRoutes } from "./features/imports/imports.routes.ts";
import { insightsRoutes } from "./features/insights/insights.routes.ts";
import { notionRoutes } from "./features/notion/notion.routes.ts";
import { outboxRoutes } from "./features/outbox/outbox.ts";
import { patternsRoutes } from "./features/patterns/patterns.routes.ts";
import { picturesRoutes } from "./features/pictures/pictures.routes.ts";
import { placesRoutes } from "./features/places/places.routes.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import { calendarRoutes } from "./features/programs/calendar.ts";
import { mcpRoutes } from "./features/programs/mcp/mcp-routes.ts";
import { programsRoutes } from "./features/programs/programs.routes.ts";
import { endReminderLetters } from "./features/promises/end-letters.ts";
import { blockPlansRoutes, promisesRoutes, remindersRoutes } from "./features/promises/promises.routes.ts";
import { readingsRoutes } from "./features/readings/readings.routes.ts";
import { reflectionsRoutes } from "./features/reflections/reflections.routes.ts";
import { sentencesRoutes } from "./features/sentences/sentences.routes.ts";
import { sessionRoutes } from "./features/session/session.routes.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { signInNavigations } from "./features/sign-in/navigations.ts";
import { credentialsRoutes, recoveryRoutes, signInRoutes } from "./features/sign-in/sign-in.routes.ts";
import { stepsRoutes } from "./features/steps/steps.routes.ts";
import { trialsRoutes } from "./features/trials/trials.routes.ts";
import { unsubscribeRoutes } from "./features/unsubscribe/unsubscribe.ts";
import { leaveWaitlist } from "./features/waitlist/leave-waitlist.ts";
import { waitlistRoutes } from "./features/waitlist/waitlist.routes.ts";
import type { RequestContext } from "./platform/http/context.ts";
import { createHttpApp, type HttpApp } from "./platform/http/http-app.ts";
import { openApiRoutes } from "./platform/http/open-api-routes.ts";
import type { StaticSite } from "./platform/http/static-site.ts";

/** The route handlers of all endpoints. */
export const areas: { [Area in keyof Contract]: Router<Contract[Area], RequestContext<Dependencies>> } = {
  session: sessionRoutes,
  signIn: signInRoutes,
  recovery: recoveryRoutes,
  credentials: credentialsRoutes,
  cards: cardsRoutes,
  advice: adviceRoutes,
  reflections: reflectionsRoutes,
  readings: readingsRoutes,
  insights: insightsRoutes,
  sentences: sentencesRoutes,
  steps: stepsRoutes,
  promises: promisesRoutes,
  blockPlans: blockPlansRoutes,
  reminders: remindersRoutes,
  chat: chatRoutes,
  blocks: blocksRoutes,
  pictures: picturesRoutes,
  checkIns: checkInsRoutes,
  profile: profileRoutes,
  patterns: patternsRoutes,
  trials: trialsRoutes,
  places: placesRoutes,
  settings: settingsRoutes,
  account: accountRoutes,
  exports: exportsRoutes,
  imports: importsRoutes,
  home: homeRoutes,
  help: helpRoutes,
  ads: adsRoutes,
  waitlist: waitlistRoutes,
  admin: adminRoutes,
  billing: billingRoutes,
  notion: notionRoutes,
  programs: programsRoutes,
};

export interface App extends HttpApp {
  /** Makes `/readyz` answer 503 and each response close its connection from now on. All requests are still answered. */
  announceStop(): void;
}

/** Creates the HTTP app. `site` is the built web app; without it only the API answers. */
export function createApp(dependencies: Dependencies, site?: StaticSite): App {
  let isStopping = false;
  const health = healthRoutes({ ...dependencies, isStopping: () => isStopping });
  const unsubscribe = unsubscribeRoutes({
    stopLinks: dependencies.stopLinks,
    endForAccount: {
      "check-ins": (userId) => endCheckInLetters(dependencies, userId),
      promises: (userId) => endReminderLetters(dependencies, userId),
    },
    endForAddress: {
      waitlist: (token) => leaveWaitlist(dependencies, token),
      premium: (token) => forgetWish(dependencies, token),
    },
  });
  const navigations = signInNavigations(dependencies);
  const app = createHttpApp({
    dependencies,
    contract,
    router: areas,
    plainRoutes: {
      ...health,
      ...openApiRoutes(contract),
      ...unsubscribe.get,
      ...navigations.get,
      ...outboxRoutes(dependencies.config),
      ...calendarRoutes(dependencies),
    },
    postRoutes: {
      ...unsubscribe.post,
      ...navigations.post,
      ...webhookRoutes(dependencies),
      ...mcpRoutes(dependencies, areas),
    },
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
