// The push message that reminds a person in the browser. It says how many promises are due and where to answer them,
// but not what they are.
import { deliveryTtlSeconds } from "#domain/promises/reminder.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { Push } from "../../platform/push/push.ts";
import type { Services } from "../../platform/services.ts";
import { dropBrowser, findOrRemoveBrowser } from "./push-browsers.ts";
import { checkReminder, timesOf } from "./waiting.ts";

const KIND = "promises-push";
/**
 * The maximum number of steps that one push message lists, because its size is limited. The others are postponed in the
 * app.
 */
const MOST_STEPS = 10;

export const duePush = (reminder: { userId: string; day: string }, hash: string): WaitingLetter => ({
  kind: KIND,
  ...reminder,
  hash,
});

type ComposeServices = Pick<Services, "database" | "vault" | "clock"> & { push: Push };

export function pushComposers(services: ComposeServices): Record<string, Composer> {
  const { push, clock } = services;
  return {
    [KIND]: async ({ userId = "", day, before, hash = "" }) => {
      const checked = await checkReminder(services, { userId, day, before });
      const address = checked && (await findOrRemoveBrowser(services, userId, hash));
      if (!address) return null;
      const { person, promises } = checked;
      const steps = promises.slice(0, MOST_STEPS).map(({ insightId, step }) => ({ insightId, index: step }));
      return {
        async deliver() {
          const outcome = await push.send(address, {
            payload: { kind: "due", count: promises.length, steps },
            ttlSeconds: deliveryTtlSeconds(clock.now(), timesOf(person)),
            topic: "due",
          });
          if (outcome === "gone") await dropBrowser(services, userId, hash);
        },
      };
    },
  };
}
