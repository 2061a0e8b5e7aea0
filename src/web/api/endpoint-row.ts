/** An endpoint as the browser knows it, generated from the contract by `scripts/virtual-modules.mjs`. */
export interface EndpointRow {
  /** The HTTP method, GET by default. */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path below `/api`, such as `/insights/{id}`. */
  path: string;
  /** The areas of cached data that a successful call may change, such as `insights`. */
  changes?: readonly string[];
  /** The areas of cached data that the answer contains. Absent if these are only the endpoint's own area. */
  shows?: readonly string[];
  /** Whether the answer is a stream of events. */
  isStream?: true;
  /** Whether the input has separate parts for headers and body. */
  isDetailed?: true;
}
