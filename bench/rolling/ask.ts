import { once } from "node:events";
import { type Agent, type IncomingMessage, request as send } from "node:http";

export const HOST = "127.0.0.1";

/** Sends a GET request on loopback and reads the whole answer. Throws if the connection fails or is cut. */
export async function ask(question: {
  port: number;
  path: string;
  agent?: Agent;
  headers?: Record<string, string>;
}): Promise<{ status: number; body: string }> {
  const asked = send({ host: HOST, ...question });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of answer) body += String(chunk);
  return { status: answer.statusCode ?? 0, body };
}
