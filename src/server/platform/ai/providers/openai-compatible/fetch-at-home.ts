/** `fetch` for a server in the own network: a redirect fails, because it may lead what people write out of the house. */
export function fetchAtHome(...[address, options]: Parameters<typeof fetch>): Promise<Response> {
  return fetch(address, { ...options, redirect: "error" });
}
