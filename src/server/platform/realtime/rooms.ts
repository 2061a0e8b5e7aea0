import type { Server, Socket } from "socket.io";
import type { LiveMessages } from "../../../contract/live.ts";
import type { SessionsChange } from "./live.ts";

/** What the processes say to each other, beside passing messages on. */
interface BetweenProcesses {
  sessionsChanged(change: SessionsChange): void;
  countTabs(userId: string, answer: (count: number) => void): void;
}

interface TabData {
  userId: string;
  /** `Auth.sessionName` of the cookie it came with. */
  sessionName: string;
  /** How many changes of sessions this process had heard of when it looked the session up. */
  checkedAt: number;
}

/** A browser has nothing to say. */
type FromBrowser = Record<string, never>;

export type LiveServer = Server<FromBrowser, LiveMessages, BetweenProcesses, TabData>;
export type Tab = Socket<FromBrowser, LiveMessages, BetweenProcesses, TabData>;

export const personRoom = (userId: string) => `person:${userId}`;

/** A page gives itself its name, so it counts among the person's own pages only. */
export const tabRoom = (userId: string, tab: string) => `tab:${userId}:${tab}`;

/** Those connected to this process. */
export function tabsOf(io: LiveServer, userId: string): Tab[] {
  const ids = io.sockets.adapter.rooms.get(personRoom(userId)) ?? [];
  return [...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []);
}
