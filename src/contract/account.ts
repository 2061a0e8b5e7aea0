import * as z from "zod";
import { PASSWORD_MAX } from "#domain/account/password-lengths.ts";
import { accountEndpoint, READS_WHILE_SENDING, sessionEndpoint } from "./endpoint.ts";
import { idSchema } from "./ids.ts";

/** The word that a guest, who has no password, types to confirm the deletion of their data. */
export const DELETE_WORD = "delete";

/** The ways to prove who one is: `password`, or `mail`, a code that is sent to the account's address. */
export const PROOF_WAYS = ["password", "mail"] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

export const deviceSchema = z.object({
  id: idSchema,
  /** The device's name, for example `Firefox on Linux`; `null` if the user agent does not say. */
  name: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** The time of the device's last use, accurate to the day. */
  seenAt: z.iso.datetime(),
  /** The time zone of the browser when it signed in, such as `Europe/Berlin`; `null` if it is not known. */
  timeZone: z.string().nullable(),
  /** Whether the call comes from this device. */
  isThis: z.boolean(),
  /** Whether the device has a tab open now; `null` if that could not be found out. */
  isOpen: z.boolean().nullable(),
});
export type DeviceOutput = z.infer<typeof deviceSchema>;

export const account = {
  devices: accountEndpoint({ shows: ["session"] })
    .route({
      method: "GET",
      path: "/account/devices",
      summary: "Where the account is signed in",
      tags: ["account"],
    })
    .output(z.object({ devices: z.array(deviceSchema) })),
  endDevice: accountEndpoint({ changes: ["session"] })
    .route({
      method: "DELETE",
      path: "/account/devices/{id}",
      summary: "Sign out one device",
      tags: ["account"],
    })
    .input(z.object({ id: idSchema }))
    /** False where there is nothing to sign out: no such session, none of this person, or one that has ended before. */
    .output(z.object({ ended: z.boolean() })),
  endOtherDevices: accountEndpoint({ changes: ["session"] })
    .route({
      method: "DELETE",
      path: "/account/devices",
      summary: "Sign out every other device",
      tags: ["account"],
    })
    .output(z.object({ ended: z.literal(true) })),
  proofs: accountEndpoint({ shows: ["session"] })
    .route({
      method: "GET",
      path: "/account/proofs",
      summary: "The ways to prove once more who one is, before something dangerous",
      tags: ["account"],
    })
    .output(z.object({ ways: z.array(z.enum(PROOF_WAYS)) })),
  export: sessionEndpoint({ heavy: true, needsProof: true, waits: { most: 4, because: READS_WHILE_SENDING } })
    .route({
      method: "GET",
      path: "/account/export",
      summary: "Everything of one's own as a zip archive of JSON and Markdown",
      tags: ["account"],
      outputStructure: "detailed",
    })
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.unknown() })),
  remove: sessionEndpoint({
    example: { password: "four words of one's own" },
    changes: ["session"],
    waits: {
      most: 9,
      because:
        "the subscription ends first, then the key is erased, then the data, then the sessions and the account with its letter",
    },
  })
    .route({
      method: "DELETE",
      path: "/account",
      summary: "Erase the account and everything in it, at once and for good",
      tags: ["account"],
    })
    /**
     * The confirmation of a deletion. An account sends its password, or nothing after a recent proof. A guest sends the word
     * `delete` as `confirmation`.
     */
    .input(
      z
        .object({ password: z.string().max(PASSWORD_MAX).optional(), confirmation: z.string().optional() })
        .default({}),
    )
    .output(z.object({ erased: z.literal(true) })),
};
