/**
 * A page of an old build may request files that the server no longer has. It then reloads to get the new build. It
 * does so only once, and only if the server answers, since without a connection the current page is more useful.
 */
import { useEffect } from "react";
import { KEPT, keptItem, number } from "../kept-items.ts";

const beganAgainAt = keptItem({ ...KEPT.beganAgainAt, schema: number });
const ONCE_IN_MS = 60_000;

/** The messages of Chromium, Firefox, Safari and the bundler for code that failed to load. */
const DID_NOT_ARRIVE = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Returns whether the error means that the page's code, or a part of it, failed to load. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && DID_NOT_ARRIVE.test(error.message);
}

/** Reloads the page, unless that was just tried or the server does not answer. */
export async function reloadOnce(reload = () => window.location.reload()): Promise<void> {
  const last = beganAgainAt.read() ?? 0;
  if (Date.now() - last < ONCE_IN_MS) return;
  const isThere = await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  beganAgainAt.keep(Date.now());
  reload();
}

/** Reloads the page once if the error means that its code failed to load. */
export function useReloadForMissingPart(error: unknown): void {
  useEffect(() => {
    if (isMissingPart(error)) void reloadOnce();
  }, [error]);
}
