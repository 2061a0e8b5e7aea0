import * as z from "zod";
import { HELP_COUNTRIES } from "#domain/help/help-countries.ts";
import { openEndpoint } from "./endpoint.ts";

const lineSourceSchema = z.object({
  page: z.string().optional(),
  /** Whose page it is. A `list` is an open list that names no source of its own. */
  by: z.enum(["operator", "government", "press", "other", "list"]),
  /** The day, month or year of the page as it names it; absent if it has no date. */
  dated: z.string().optional(),
  /** The ISO date on which somebody compared the line with the page. */
  comparedOn: z.string(),
});

export const helpLineSchema = z.object({
  name: z.string(),
  /** The country of the line in ISO 3166-1 alpha-2; `null` if it serves every country. */
  country: z.string().nullable(),
  kind: z.enum(["emergency", "suicide", "abuse", "child", "eating", "directory"]),
  phone: z.string().optional(),
  /** Further numbers of the same line. */
  alsoPhones: z.array(z.string()).readonly().optional(),
  /** The service that an emergency number reaches, such as "ambulance"; absent if it reaches every service. */
  reaches: z.string().optional(),
  text: z.string().optional(),
  /** The number in WhatsApp, with the code of the country. */
  whatsapp: z.string().optional(),
  /** The address of the page where the chat is. */
  chat: z.string().optional(),
  /** A sentence that says how to call an emergency number without speaking. */
  silent: z.string().optional(),
  url: z.string().optional(),
  hours: z.string().optional(),
  languages: z.array(z.string()).readonly().optional(),
  /** For whom the line is, or what to know before calling. */
  note: z.string().optional(),
  /** The page that states the number; absent where none is known. */
  source: lineSourceSchema.optional(),
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
