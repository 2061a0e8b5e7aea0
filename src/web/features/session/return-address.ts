/**
 * Returns the address to open after signing in: `wanted` if it is an address on this site, otherwise the fallback.
 */
export function returnAddress(wanted: unknown, fallback: string): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return fallback;
  const url = URL.parse(wanted, "http://here.invalid");
  if (url?.host !== "here.invalid" || url.pathname === "/login") return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
