// One connection that receives changes from the person's other tabs and devices. After a loss it reconnects after
// 1, 2, 5, then every 10 s.
import type { LiveChange } from "#contract/live.ts";

export const RECONNECT_AFTER_MS = [1_000, 2_000, 5_000, 10_000] as const;

export interface LiveListener {
  changed(changes: readonly LiveChange[]): void;
  /** Called when the connection was lost for a while, so that everything shown may be stale. */
  missed(): void;
  /** Called when the server says that the person ended this session. */
  signedOut(): void;
  /** Called when the server finds no session. The listener has to ask the server for the reason. */
  refused(): void;
}

/** The functions that are called for the events of the websocket. */
export interface LiveSocketEvents extends LiveListener {
  opened(): void;
  /** Called when the websocket failed or closed. The websocket does not reconnect until `open` is called. */
  closed(): void;
}

export interface LiveSocket {
  open(): void;
  close(): void;
}

export interface LiveConnection {
  isOpen(): boolean;
  close(): void;
}

/** Creates a live connection. */
export function openConnection(
  createSocket: (events: LiveSocketEvents) => LiveSocket,
  listener: LiveListener,
): LiveConnection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isClosed = false;
  let hasWaited = false;
  let failures = 0;

  const events: LiveSocketEvents = {
    ...listener,
    opened() {
      isOpen = true;
      failures = 0;
      if (hasWaited) listener.missed();
    },
    closed() {
      isOpen = false;
      if (isClosed) return;
      hasWaited = true;
      const last = RECONNECT_AFTER_MS.length - 1;
      clearTimeout(timer);
      timer = setTimeout(() => wire.open(), RECONNECT_AFTER_MS[Math.min(failures, last)]);
      failures += 1;
    },
  };

  const wire = createSocket(events);
  wire.open();
  return {
    isOpen: () => isOpen,
    close() {
      isClosed = true;
      isOpen = false;
      clearTimeout(timer);
      wire.close();
    },
  };
}
