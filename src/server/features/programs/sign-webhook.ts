// Signs messages as https://www.standardwebhooks.com says, so that receivers check them with a library of theirs.
import { randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

export function newSigningSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}

interface Signed {
  secret: string;
  /** The id of the message, the same in every try. */
  id: string;
  /** The time of this try. */
  at: Date;
  body: string;
}

/** Returns the headers with which a message is sent. */
export async function signedHeaders({ secret, id, at, body }: Signed): Promise<Record<string, string>> {
  // Loaded with the first message.
  const { Webhook } = await import("standardwebhooks");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, at, body),
  };
}
