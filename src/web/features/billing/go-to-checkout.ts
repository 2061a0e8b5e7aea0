import { api } from "../../api/client.ts";

/** Opens the page of Stripe on which Premium is paid. Throws `ApiError` if the server gives no such page. */
export async function goToCheckout(): Promise<void> {
  const { url } = await api.billing.checkout({});
  window.location.assign(url);
}

/** Opens the page of Stripe with the account's card and invoices. */
export async function goToPortal(): Promise<void> {
  const { url } = await api.billing.portal({});
  window.location.assign(url);
}
