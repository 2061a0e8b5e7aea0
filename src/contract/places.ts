import * as z from "zod";
import { accountEndpoint } from "./endpoint.ts";

const TYPED_MAX = 200;

export const placeSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  /** City, region and country. */
  formattedAddress: z.string(),
  /** In degrees. */
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z.array(z.string()),
  /** IANA name. */
  timeZone: z.string(),
  /** ISO 3166-1, two letters. */
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
     * `q` may be in any script and have typing errors. A comma and a region or country narrow it: `paris,
     * texas`.
     */
    .input(z.object({ q: z.string().max(TYPED_MAX).default("") }))
    .output(z.object({ items: z.array(placeSchema), nextCursor: z.null() })),
};
