import { implement } from "@orpc/server";
import { account } from "../../../contract/account.ts";
import type { Floor } from "../../platform/floor.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount, requireSession } from "../../platform/http/guards.ts";
import type { Deck } from "../cards/cards.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { listOwnDevices } from "./list-own-devices.ts";

const endpoints = implement(account).$context<RequestContext<Floor & { deck: Deck }>>();

export const accountRoutes = endpoints.router({
  devices: endpoints.devices.handler(async ({ context }) => ({
    devices: await listOwnDevices(context.deps, requireAccount(context).userId),
  })),
  export: endpoints.export.handler(({ context }) => exportAccount(context.deps, requireSession(context))),
  remove: endpoints.remove.handler(async ({ input, context }) => {
    await deleteAccount(context.deps, requireSession(context), input);
    return { erased: true as const };
  }),
});
