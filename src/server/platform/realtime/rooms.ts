import type { Server, Socket } from "socket.io";
import type { LiveMessages } from "#contract/live.ts";
import type { RunName, SessionsChange } from "./live.ts";

/** The messages between processes, in addition to those for tabs. */
interface BetweenProcesses {
  sessionsChanged(change: SessionsChange): void;
  runWanted(run: RunName): void;
  modelChosen(): void;
  openSessions(userId: string, answer: (sessionNames: string[]) => void): void;
}

interface TabData {
  userId: string;
  /** The name of the session that opened the connection: `Auth.sessionName` of the cookie of its request. */
  sessionName: string;
  /** The number of session changes that this process knew of when it looked the session up. */
  checkedAt: number;
}

/** The events that a browser may send to the server: none. */
type FromBrowser = Record<string, never>;

export type LiveServer = Server<FromBrowser, LiveMessages, BetweenProcesses, TabData>;
export type Tab = Socket<FromBrowser, LiveMessages, BetweenProcesses, TabData>;

export const personRoom = (userId: string) => `person:${userId}`;

/**
 * Returns the room of one tab. The name includes the person's id, because a page chooses the tab's name itself and may
 * choose that of another person's tab.
 */
export const tabRoom = (userId: string, tab: string) => `tab:${userId}:${tab}`;

/** Returns the person's tabs that are connected to this process. */
export function tabsOf(io: LiveServer, userId: string): Tab[] {
  const ids = io.sockets.adapter.rooms.get(personRoom(userId)) ?? [];
  return [...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []);
}
