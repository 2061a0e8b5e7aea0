import * as z from "zod";
import { HELP_COUNTRIES } from "#domain/safety/help-countries.ts";
import { openEndpoint } from "./endpoint.ts";

export const helpLineSchema = z.object({
  name: z.string(),
  /** The country of the line in ISO 3166-1 alpha-2; `null` if it serves every country. */
  country: z.string().nullable(),
  kind: z.enum(["emergency", "suicide", "abuse", "directory"]),
  phone: z.string().optional(),
  /** The service that an emergency number reaches, such as "ambulance"; absent if it reaches every service. */
  reaches: z.string().optional(),
  text: z.string().optional(),
  url: z.string(),
  hours: z.string().optional(),
  languages: z.array(z.string()).optional(),
  /** The page that states the number. It is shown only if `verifiedOn` is set. */
  source: z.string(),
  /** The ISO date on which somebody compared the line with its source; `null` if nobody has. */
  verifiedOn: z.string().nullable(),
});
export type HelpLineOutput = z.infer<typeof helpLineSchema>;

export const help = {
  lines: openEndpoint({ example: { country: "KE" } })
    .route({
      method: "GET",
      path: "/help-lines",
      summary: "Whom to call in a country, the lines to try first in front",
      tags: ["help"],
    })
    .input(z.object({ country: z.enum(HELP_COUNTRIES) }))
    .output(z.array(helpLineSchema)),
};
