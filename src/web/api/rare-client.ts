import { RARE_ENDPOINTS } from "virtual:rare-endpoints";
import { type Api, callersOf, type RareArea } from "./client.ts";

/** The functions of the areas of the API that few pages use. */
export const rareApi = callersOf(RARE_ENDPOINTS) as unknown as Pick<Api, RareArea>;
