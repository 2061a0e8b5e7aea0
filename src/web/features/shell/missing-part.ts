/**
 * A page that outlived its build asks for files that the server no longer has. It begins again with the new build: once,
 * and only where the server answers, since without a connection the page as it stands is the better one.
 */
const BEGAN_AGAIN = "rubber-arcana:began-again-at";
const ONCE_IN_MS = 60_000;

/** As Chromium, Firefox, Safari and the bundler say it. */
const DID_NOT_ARRIVE = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether this is the failure of a page whose code, or a part of it, did not arrive. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && DID_NOT_ARRIVE.test(error.message);
}

/** Loads the page anew, unless that has just been tried or the server does not answer. */
export async function beginAgainOnce(reload = () => window.location.reload()): Promise<void> {
  const last = Number(sessionStorage.getItem(BEGAN_AGAIN) ?? 0);
  if (Date.now() - last < ONCE_IN_MS) return;
  const isThere = await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem(BEGAN_AGAIN, String(Date.now()));
  reload();
}
