// Sends requests that no client library would send, by writing their lines to a TCP connection.
import { connect } from "node:net";

export interface RawAnswer {
  /** The status of the answer; 0 if the connection ended without an answer. */
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Sends `requestLine` and `headers` unchanged, and reads until the server has answered and closed the connection.
 * Without `headers` it sends the server's own host.
 */
export async function sendRaw(
  url: string,
  requestLine: string,
  headers?: readonly string[],
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url);
  const lines = [requestLine, ...(headers ?? [`Host: ${host}`]), "Connection: close", "", ""];
  const socket = connect(Number(port), hostname);
  socket.write(lines.join("\r\n"));
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [statusLine = "", ...fields] = head.split("\r\n");
  return {
    status: Number(statusLine.split(" ")[1] ?? 0),
    headers: new Headers(fields.map((field) => field.split(/:\s*/, 2) as [string, string])),
    body: body.join("\r\n\r\n"),
  };
}
