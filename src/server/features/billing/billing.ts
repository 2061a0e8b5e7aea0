// Public interface of billing: ends the subscription of an account that is deleted.
export { type EndServices, endSubscription } from "./end-customer.ts";
