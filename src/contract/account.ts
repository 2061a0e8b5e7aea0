import { oc } from "@orpc/contract";
import * as z from "zod";

const PASSWORD_MAX = 128;
/** What somebody without a password types instead. */
export const DELETE_WORD = "delete";

export const deviceSchema = z.object({
  id: z.uuid(),
  /** `Firefox on Linux`; `null` where the browser does not say. */
  name: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** To the day. */
  seenAt: z.iso.datetime(),
});
export type DeviceOutput = z.infer<typeof deviceSchema>;

export const account = {
  devices: oc
    .route({
      method: "GET",
      path: "/account/devices",
      summary: "Where the account is signed in",
      tags: ["account"],
    })
    .output(z.object({ devices: z.array(deviceSchema) })),
  export: oc
    .route({
      method: "GET",
      path: "/account/export",
      summary: "Everything of one's own as a zip archive of JSON and Markdown",
      tags: ["account"],
      outputStructure: "detailed",
    })
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.unknown() })),
  remove: oc
    .route({
      method: "DELETE",
      path: "/account",
      summary: "Erase the account and everything in it, at once and for good",
      tags: ["account"],
    })
    /** An account gives its password; a guest, who has none, the word `delete`. */
    .input(
      z.object({
        password: z.string().max(PASSWORD_MAX).optional(),
        confirmation: z.string().optional(),
      }),
    )
    .output(z.object({ erased: z.literal(true) })),
};
