/** What the links in letters do: a new password, a confirmed address, and undoing a change. */
import * as z from "zod";
import { emailSchema } from "./email-address.ts";
import { openEndpoint, optionalEndpoint } from "./endpoint.ts";
import {
  askedSchema,
  doneSchema,
  passwordSchema,
  returnSchema,
  SIGN_IN_WAITS,
  secretSchema,
} from "./sign-in.ts";
import { keepSchema, waysInSchema } from "./ways-in-schemas.ts";

const route = (path: string, summary: string) =>
  ({ method: "POST", path: `/auth/${path}`, summary, tags: ["auth"] }) as const;
const ENDS_WHAT_WAS = { changes: [], waits: SIGN_IN_WAITS } as const;

export const recovery = {
  askForReset: openEndpoint({ changes: [] })
    .route(route("request-password-reset", "Ask for a letter with a link to a new password"))
    .input(z.object({ email: emailSchema, redirectTo: returnSchema }))
    .output(askedSchema),
  waysOfReset: openEndpoint({ changes: [] })
    .route(route("reset-password/ways", "What else opens the account that a letter's link is for"))
    .input(z.object({ token: secretSchema }))
    .output(waysInSchema),
  reset: openEndpoint(ENDS_WHAT_WAS)
    .route(route("reset-password", "Set a password with the token of a letter's link"))
    .input(z.object({ token: secretSchema, newPassword: passwordSchema, keep: keepSchema }))
    .output(doneSchema),
  sendConfirmation: optionalEndpoint({ changes: [], waits: SIGN_IN_WAITS })
    .route(route("send-verification-email", "Ask again for the letter that confirms an address"))
    .input(z.object({ email: emailSchema, callbackURL: returnSchema }))
    .output(doneSchema),
  confirmAddress: optionalEndpoint(ENDS_WHAT_WAS)
    .route(
      route(
        "confirm-address",
        "Confirm an address with the token of a letter's link; at a sign-up, this signs in",
      ),
    )
    /** The password that a person sets whose sign-up was asked for in another browser. */
    .input(z.object({ token: secretSchema, password: passwordSchema.optional(), keep: keepSchema }))
    .output(doneSchema),
  notMe: openEndpoint(ENDS_WHAT_WAS)
    .route(route("not-me", "Undo what a letter told of, with the token of its link"))
    .input(z.object({ token: secretSchema }))
    /** The token of a link to a new password. */
    .output(z.object({ resetToken: z.string() })),
};
