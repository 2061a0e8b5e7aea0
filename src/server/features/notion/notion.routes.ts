import { notion } from "#contract/notion.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import { beginConnecting, choosePlace, disconnect, finishConnecting, searchPlaces } from "./connect.ts";
import type { NotionServices } from "./notion-services.ts";
import { orderExport } from "./order-export.ts";
import { readExport, readNotion } from "./present-notion.ts";

export const notionRoutes = routesFor<typeof notion, Services & NotionServices>(notion, {
  get: ({ deps, session }) => readNotion(deps, session.userId),
  authorize: async ({ deps, session }) => ({ url: await beginConnecting(deps, session) }),
  connect: ({ input, deps, session }) => finishConnecting(deps, session, input),
  disconnect: ({ deps, session }) => disconnect(deps, session.userId),
  places: async ({ input, deps, session }) => ({
    items: await searchPlaces(deps, session.userId, input.query),
  }),
  choose: ({ input, deps, session }) => choosePlace(deps, session, input),
  export: ({ input, deps, session }) =>
    readExport(deps, { userId: session.userId, insightId: input.insightId }),
  order: ({ input, deps, session }) =>
    orderExport(deps, session, { insightId: input.insightId, wants: "page" }),
  bringTicks: ({ input, deps, session }) =>
    orderExport(deps, session, { insightId: input.insightId, wants: "ticks" }),
});
