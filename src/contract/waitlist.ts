import * as z from "zod";
import { emailSchema } from "./email-address.ts";
import { openEndpoint } from "./endpoint.ts";
import { letterTokenSchema } from "./ids.ts";

const tags = ["waitlist"];
const tokenInput = z.object({ token: letterTokenSchema });

/** The waitlist can be joined only if the server enables it. Links in letters already sent always work. */
export const waitlist = {
  join: openEndpoint({ example: { email: "dana@example.org" }, changes: [] })
    .route({ method: "POST", path: "/waitlist", summary: "Ask for a place on the waitlist by letter", tags })
    .input(
      z.object({
        email: emailSchema,
      }),
    )
    /**
     * The answer about the waitlist is the same whether the address is on the list, has an account or is
     * unknown. Only the letter says which.
     */
    .output(z.object({ sent: z.literal(true) })),
  confirm: openEndpoint({ example: { token: "none" }, changes: [] })
    .route({
      method: "POST",
      path: "/waitlist/confirm",
      summary: "Take the place, with the token of the letter; works once",
      tags,
    })
    .input(tokenInput)
    .output(z.object({ confirmed: z.literal(true) })),
  leave: openEndpoint({ example: { token: "none" }, changes: [] })
    .route({
      method: "POST",
      path: "/waitlist/leave",
      summary: "Be forgotten by the waitlist, with the token that every letter of it carries",
      tags,
    })
    .input(tokenInput)
    .output(z.object({ left: z.literal(true) })),
};
