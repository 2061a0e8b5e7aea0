import { account } from "#contract/account.ts";
import { readProofWays } from "../../platform/auth/proof-ways.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { exportAccount } from "../exports/exports.ts";
import { deleteAccount } from "./delete-account.ts";
import { endDevice, endOtherDevices } from "./end-devices.ts";
import { listOwnDevices } from "./list-own-devices.ts";

export const accountRoutes = routesFor<typeof account, Services & { deck: Deck }>(account, {
  devices: async ({ deps, session }) => ({ devices: await listOwnDevices(deps, session) }),
  endDevice: async ({ input, deps, session }) => ({ ended: await endDevice(deps, session.userId, input.id) }),
  endOtherDevices: async ({ deps, session }) => {
    await endOtherDevices(deps, session);
    return { ended: true };
  },
  proofs: async ({ deps, session }) => ({
    ways: await readProofWays(deps.database.authPool, session.userId),
  }),
  export: ({ deps, session }) => exportAccount(deps, session),
  remove: async ({ input, deps, session }) => {
    await deleteAccount(deps, session, input);
    return { erased: true };
  },
});
