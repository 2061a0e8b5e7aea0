// Loads the current person with one plain request. Public pages use no other part of the API.
import { ME_PATH } from "virtual:me-path";
import type { Me } from "#contract/session.ts";
import { sendRequest } from "./request.ts";

export async function fetchMe(signal?: AbortSignal): Promise<Me> {
  const response = await sendRequest({ method: "GET", path: ME_PATH, signal });
  return (await response.json()) as Me;
}
