/** The schemas of what can open an account or read from it. */
import * as z from "zod";
import { WAY_KINDS } from "./ways-in.ts";

const WAYS_MAX = 100;
const ID_MAX = 60;

/** The ways into the account that the person wants to keep; absent before they were asked. */
export const keepSchema = z.array(z.string().max(ID_MAX)).max(WAYS_MAX).optional();

export const wayInSchema = z.object({
  /** What to send as kept. */
  id: z.string(),
  kind: z.enum(WAY_KINDS),
  /** The name of the provider of an identity; `null` for the other kinds. */
  name: z.string().nullable(),
  /** When it was made, in ISO 8601. Of several sessions, the newest. */
  since: z.iso.datetime(),
  /** When it was last used; `null` if it never was, or if that is not known. */
  usedAt: z.iso.datetime().nullable(),
});
export type WayIn = z.infer<typeof wayInSchema>;
export const waysInSchema = z.object({ ways: z.array(wayInSchema) });
