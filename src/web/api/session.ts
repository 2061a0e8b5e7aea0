// Loads the current person with one plain request. Public pages use no other part of the API.
import type { Me } from "#contract/session.ts";
import { sendRequest } from "./request.ts";

export async function fetchMe(signal?: AbortSignal): Promise<Me> {
  const response = await sendRequest({ method: "GET", path: "/api/me", signal });
  return (await response.json()) as Me;
}
