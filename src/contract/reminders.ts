import * as z from "zod";
import { accountEndpoint } from "./endpoint.ts";

const hourSchema = z.number().int().min(0).max(23);

/** The settings of reminders. The app itself always asks. Hours are those of the person's own day. */
export const remindersSchema = z.object({
  /** Whether the person gets a letter that says that a promise is due. It does not say which. */
  byMail: z.boolean(),
  /** The first hour of the day at which a letter may come. */
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
