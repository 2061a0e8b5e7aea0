let name: string | undefined;

/** This page's id. The server does not send a page its own changes. Absent if the browser cannot make one. */
export function liveTab(): string | undefined {
  if (typeof crypto === "undefined" || !("randomUUID" in crypto)) return undefined;
  name ??= crypto.randomUUID();
  return name;
}
