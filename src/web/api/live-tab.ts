let name: string | undefined;

/**
 * Returns the id of this page. The server does not send a page the changes that the page made itself. Returns
 * `undefined` if the browser cannot create an id.
 */
export function liveTab(): string | undefined {
  if (typeof crypto === "undefined" || !("randomUUID" in crypto)) return undefined;
  name ??= crypto.randomUUID();
  return name;
}
