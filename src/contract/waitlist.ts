import { oc } from "@orpc/contract";
import * as z from "zod";

const ADDRESS_MAX = 254;
const TOKEN_MAX = 100;

const tags = ["waitlist"];
const tokenInput = z.object({ token: z.string().min(1).max(TOKEN_MAX) });

/** Only where the server runs with a waitlist can it be joined; letters that are under way work in any case. */
export const waitlist = {
  join: oc
    .route({ method: "POST", path: "/waitlist", summary: "Ask for a place on the waitlist by letter", tags })
    .input(
      z.object({
        email: z.string().trim().toLowerCase().max(ADDRESS_MAX).pipe(z.email("must be an e-mail address")),
      }),
    )
    /** The same whether the address waits already, has an account, or was never heard of: the letter tells. */
    .output(z.object({ sent: z.literal(true) })),
  confirm: oc
    .route({
      method: "POST",
      path: "/waitlist/confirm",
      summary: "Take the place, with the token of the letter; works once",
      tags,
    })
    .input(tokenInput)
    .output(z.object({ confirmed: z.literal(true) })),
  leave: oc
    .route({
      method: "POST",
      path: "/waitlist/leave",
      summary: "Be forgotten by the waitlist, with the token that every letter of it carries",
      tags,
    })
    .input(tokenInput)
    .output(z.object({ left: z.literal(true) })),
};
