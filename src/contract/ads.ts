import * as z from "zod";
import { HOUSE_ADS } from "#domain/ads/house-ads.ts";
import { sessionEndpoint } from "./endpoint.ts";

const AD_IDS = HOUSE_ADS.map(({ id }) => id);

export const AD_EVENTS = ["impression", "click"] as const;
export type AdEvent = (typeof AD_EVENTS)[number];

export const ads = {
  count: sessionEndpoint({ example: { id: "banner-upgrade", event: "impression" }, changes: [] })
    .route({
      method: "POST",
      path: "/ads/{id}/{event}",
      summary: "Count a house notice that was shown or followed: by notice and day, for everybody together",
      tags: ["ads"],
    })
    /** The ids are those of our own notices; any other is refused as invalid. */
    .input(z.object({ id: z.enum(AD_IDS), event: z.enum(AD_EVENTS) }))
    /**
     * The result of counting an ad. `counted` is false if the browser asks not to be tracked. Nothing is
     * written then.
     */
    .output(z.object({ counted: z.boolean() })),
};
