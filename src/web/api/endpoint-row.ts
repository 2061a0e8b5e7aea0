/** An endpoint as the browser sees it, generated from the contract by `scripts/virtual-modules.mjs`. */
export interface EndpointRow {
  /** The HTTP method, GET by default. */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path below `/api`, such as `/insights/{id}`. */
  path: string;
  /** The areas that a successful call may change. */
  changes?: readonly string[];
  /** The areas that the answer shows, if it shows others than the endpoint's own. */
  shows?: readonly string[];
  /** Whether the answer is a stream of events. */
  isStream?: true;
  /** Whether the input has separate parts for headers and body. */
  isDetailed?: true;
}
