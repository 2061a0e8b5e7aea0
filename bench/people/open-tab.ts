// Opens the live connection of a browser tab.
import { io, type Socket } from "socket.io-client";
import { LIVE_PATH } from "#contract/live.ts";
import type { Person } from "#test-support/person.ts";

/** Connects a tab of the person. `heard` resolves with the first change that reaches the tab. */
export async function openTab(
  url: string,
  person: Person,
): Promise<{ socket: Socket; heard: Promise<unknown> }> {
  const socket = io(url, {
    path: LIVE_PATH,
    addTrailingSlash: false,
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: person.cookieHeader(), origin: url },
  });
  const heard = new Promise((resolve) => socket.once("changed", resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return { socket, heard };
}
