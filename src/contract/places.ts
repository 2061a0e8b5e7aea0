import * as z from "zod";
import { accountEndpoint } from "./endpoint.ts";

const TYPED_MAX = 200;

export const placeSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  /** The full name of a place: city, region and country. */
  formattedAddress: z.string(),
  /** The latitude and the longitude of a place, in degrees. */
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z.array(z.string()),
  /** The IANA name of the place's time zone. */
  timeZone: z.string(),
  /** The country of the place in ISO 3166-1, two letters. */
  countryCode: z.string(),
});
export type PlaceOutput = z.infer<typeof placeSchema>;

export const places = {
  search: accountEndpoint({ example: { q: "paris" } })
    .route({
      method: "GET",
      path: "/places",
      summary: "Cities by the beginning of their name, at most ten",
      tags: ["account"],
    })
    /**
     * The text of a search for places. `q` may be in any script. A comma and a region
     * or country narrow it: `paris, texas`.
     */
    .input(z.object({ q: z.string().max(TYPED_MAX).default("") }))
    .output(z.object({ items: z.array(placeSchema), nextCursor: z.null() })),
};
