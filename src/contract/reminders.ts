import * as z from "zod";
import { accountEndpoint } from "./endpoint.ts";

const hourSchema = z.number().int().min(0).max(23);

/** When a person gets reminders by letter. Hours are those of their own day. The app itself always asks. */
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

/** Changes of the reminder settings. Settings that are absent keep their value. */
const remindersInputSchema = remindersSchema.partial();
export type RemindersInput = z.infer<typeof remindersInputSchema>;

const P256_POINT = /^[\w-]{87}=?$/;
const P256_SECRET = /^[\w-]{22}={0,2}$/;
const HASH_MAX = 64;

/** The JSON of a browser's push subscription, as `PushSubscription.toJSON()` returns it. */
const browserInput = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().regex(P256_POINT), auth: z.string().regex(P256_SECRET) }),
});

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
    example: { byMail: true },
    changes: ["promises"],
  })
    .route({
      method: "PUT",
      path: "/reminders",
      summary: "Change when and how to be reminded; what is left out stays",
      tags: ["promises"],
    })
    .input(remindersInputSchema)
    .output(remindersSchema),
  browsers: accountEndpoint({ shows: ["promises"] })
    .route({
      method: "GET",
      path: "/reminders/browsers",
      summary: "Which browsers show reminders",
      tags: ["promises"],
    })
    .output(
      z.object({
        /** The server's public key, which a browser needs to subscribe. */
        publicKey: z.string(),
        /** The hashes of the subscribed addresses: SHA-256 of `publicKey`, a space and the address, in base64url. */
        addressHashes: z.array(z.string()),
      }),
    ),
  addBrowser: accountEndpoint({
    example: {
      endpoint: "https://updates.push.services.mozilla.com/wpush/v2/example",
      keys: {
        p256dh: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        auth: "zqbxT6JKstKSY9JKibZLSQ",
      },
    },
    changes: ["promises"],
  })
    .route({
      method: "PUT",
      path: "/reminders/browsers",
      summary: "Show reminders in this browser, until its session ends",
      tags: ["promises"],
    })
    .input(browserInput)
    .output(z.object({ addressHash: z.string() })),
  removeBrowser: accountEndpoint({ example: { addressHash: "none" }, changes: ["promises"] })
    .route({
      method: "DELETE",
      path: "/reminders/browsers",
      summary: "Show no more reminders in a browser",
      tags: ["promises"],
    })
    .input(z.object({ addressHash: z.string().max(HASH_MAX) }))
    .output(z.object({ isRemoved: z.boolean() })),
};
