let name: string | undefined;

/** This page's name for itself: the server tells what a page changed to the others only; absent where the browser cannot tell. */
export function liveTab(): string | undefined {
  if (typeof crypto === "undefined" || !("randomUUID" in crypto)) return undefined;
  name ??= crypto.randomUUID();
  return name;
}
