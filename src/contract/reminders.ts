import * as z from "zod";
import { accountEndpoint } from "./endpoint.ts";

const hourSchema = z.number().int().min(0).max(23);

/** The app itself always asks. Hours are those of the person's own day. */
export const remindersSchema = z.object({
  /** Whether a letter says that something waits. It says nothing of what. */
  byMail: z.boolean(),
  /** No letter comes before this hour. */
  hour: hourSchema,
  /** No letter comes from `quietFrom` until `quietTo`, which may lie on the next day. */
  quietFrom: hourSchema.nullable(),
  quietTo: hourSchema.nullable(),
});
export type RemindersOutput = z.infer<typeof remindersSchema>;

export const reminders = {
  get: accountEndpoint({ shows: ["promises"] })
    .route({
      method: "GET",
      path: "/reminders",
      summary: "When and how the person wants to be reminded",
      tags: ["promises"],
    })
    .output(remindersSchema),
  save: accountEndpoint({
    example: { byMail: true, hour: 9, quietFrom: 21, quietTo: 8 },
    changes: ["promises"],
  })
    .route({ method: "PUT", path: "/reminders", summary: "Set all of them at once", tags: ["promises"] })
    .input(remindersSchema)
    .output(remindersSchema),
};
