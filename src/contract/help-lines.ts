import * as z from "zod";

export const helpLineSchema = z.object({
  name: z.string(),
  /** ISO 3166-1 alpha-2, or `null` for an international directory. */
  country: z.string().nullable(),
  kind: z.enum(["emergency", "suicide", "abuse", "directory"]),
  phone: z.string().optional(),
  text: z.string().optional(),
  url: z.string(),
  hours: z.string().optional(),
  languages: z.array(z.string()).optional(),
  source: z.string(),
  /** ISO date on which the entry was listed; that the source still says so is not claimed. */
  listed: z.string(),
});
export type HelpLineOutput = z.infer<typeof helpLineSchema>;
