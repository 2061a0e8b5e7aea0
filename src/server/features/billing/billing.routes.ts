import { billing } from "#contract/billing.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";
import type { Services } from "../../platform/services.ts";
import { openPortal, refreshSubscription, setEnding } from "./change-subscription.ts";
import { keepWish, type WishSeal } from "./premium-wishes.ts";
import { readBilling } from "./present-billing.ts";
import { startCheckout } from "./start-checkout.ts";

type Deps = Services & { stopLinks: StopLinks; wishSeal: WishSeal };

export const billingRoutes = routesFor<typeof billing, Deps>(billing, {
  get: ({ deps, session }) => readBilling(deps, session.userId),
  refresh: async ({ deps, session }) => {
    await refreshSubscription(deps, session.userId);
    return await readBilling(deps, session.userId);
  },
  checkout: async ({ deps, session }) => ({ url: await startCheckout(deps, session.userId) }),
  portal: async ({ deps, session }) => ({ url: await openPortal(deps, session.userId) }),
  cancel: async ({ deps, session }) => {
    await setEnding(deps, { userId: session.userId, isEnding: true });
    return await readBilling(deps, session.userId);
  },
  resume: async ({ deps, session }) => {
    await setEnding(deps, { userId: session.userId, isEnding: false });
    return await readBilling(deps, session.userId);
  },
  tellMe: async ({ input, deps, ip }) => {
    await keepWish(deps, input.email, ip);
    return { noted: true };
  },
});
