import { randomUUID } from "node:crypto";
import type { BrowserContext } from "playwright-core";

const BLOCKS = 40;
const WORDS = "We rewrote it again, and nobody reads it.";

/** The ids of a person's insight and block, which were created over the API. */
export interface Belongings {
  insight: string;
  block: string;
}

/** Creates a person with a reading and blocks, over the API as the pages do it. */
export async function moveIn({ request }: BrowserContext, url: string): Promise<Belongings> {
  const headers = { origin: url };
  const say = async (method: "post" | "put", path: string, data: unknown, more = {}) => {
    const response = await request[method](`${url}/api${path}`, { data, headers: { ...headers, ...more } });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return await response.text();
  };
  const member = { name: "", email: "member@example.org", password: "a pond behind the server room" };
  await say("post", "/auth/sign-up/email", member);
  await say("put", "/me/consent", { terms: true, age16: true });
  let block = "";
  for (let count = 0; count < BLOCKS; count += 1) {
    const made = await say("post", "/blocks", { blockTypeId: "work", name: `Block ${count}` });
    block = JSON.parse(made).id;
  }
  const order = { spreadType: "full-pond", blockTypeId: "work", userBlockId: block, userContext: WORDS };
  const events = await say("post", "/readings", order, { "idempotency-key": randomUUID() });
  const insight = /"insightId":"([0-9a-f-]+)"/.exec(events)?.[1];
  if (!insight) throw new Error(`No reading came: ${events.slice(-300)}`);
  return { insight, block };
}
