// One connection for what other tabs and devices change: opened again after 1, 2, 5, then every 10 seconds.
import type { LiveChange } from "../../contract/live.ts";

export const RECONNECT_AFTER_MS = [1_000, 2_000, 5_000, 10_000] as const;

export interface LiveListener {
  changed(changes: readonly LiveChange[]): void;
  /** Whatever is shown may be old: there was no connection for a while. */
  missed(): void;
  /** The server says that the person ended this session. */
  signedOut(): void;
  /** The server knows of no session here; why, it has to be asked. */
  refused(): void;
}

/** What the wire says of itself. */
export interface WireEvents extends LiveListener {
  opened(): void;
  /** It did not open, or broke. Nothing happens any more until `open` is called again. */
  closed(): void;
}

export interface Wire {
  open(): void;
  close(): void;
}

export interface LiveConnection {
  isOpen(): boolean;
  close(): void;
}

/** `loadWire` brings the library; a page that cannot load it tries again like one that cannot connect. */
export function openConnection(
  loadWire: (events: WireEvents) => Promise<Wire>,
  listener: LiveListener,
): LiveConnection {
  let wire: Wire | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isClosed = false;
  let hasWaited = false;
  let failures = 0;

  const events: WireEvents = {
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
      timer = setTimeout(() => void open(), RECONNECT_AFTER_MS[Math.min(failures, last)]);
      failures += 1;
    },
  };

  async function open(): Promise<void> {
    try {
      wire ??= await loadWire(events);
    } catch {
      events.closed();
    }
    if (!isClosed) wire?.open();
  }

  void open();
  return {
    isOpen: () => isOpen,
    close() {
      isClosed = true;
      isOpen = false;
      clearTimeout(timer);
      wire?.close();
    },
  };
}
