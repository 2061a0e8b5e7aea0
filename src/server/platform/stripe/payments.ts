// What the rest of the server asks of the payment service. Nothing outside of this folder knows its library.
import type { Subscription } from "#domain/plans/subscription.ts";

/** A message of the payment service that something about a customer changed. What changed is fetched, never read from it. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** `null` for messages that are about no customer. */
  customerId: string | null;
  /** The invoice that the message is about; `null` for other messages. */
  invoiceId: string | null;
}

/** An invoice as far as a letter needs it. */
export interface Invoice {
  /** Whether money was taken for it. */
  isPaid: boolean;
  /** Whether a payment was tried and failed, and it is still to be paid. */
  hasFailed: boolean;
  /** The amount with its currency, as `$5.00`. */
  amount: string;
}

export interface CheckoutOrder {
  customerId: string;
  /** The pages to which the person returns. */
  boughtUrl: string;
  leftUrl: string;
}

/**
 * The payment service. All methods throw `unavailable` where it does not answer, and `internal` where it refuses a request
 * of this server.
 */
export interface Payments {
  /**
   * Creates the customer of an account. Called again for the same account, address and `former` customer, it returns the
   * same customer.
   */
  createCustomer(account: { userId: string; email: string; former: string | null }): Promise<string>;
  /** Gives the customer another address. Does nothing if the customer is deleted. */
  setAddress(customerId: string, email: string): Promise<void>;
  /**
   * Returns the address of the page where the customer pays; `null` if the customer was deleted. A page that is still open
   * is returned again.
   */
  openCheckout(order: CheckoutOrder): Promise<string | null>;
  /** Returns the address of the page with the customer's card and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Returns the present state of the customer's subscription. */
  findSubscription(customerId: string): Promise<Subscription>;
  /**
   * Lets the customer's subscription end with its period, or be renewed again. One whose last payment failed ends at once.
   * Returns whether there is one.
   */
  setEnding(customerId: string, isEnding: boolean): Promise<boolean>;
  findInvoice(invoiceId: string): Promise<Invoice>;
  /** Deletes the customer, which ends its subscriptions at once. Does nothing if it is deleted already. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Checks the signature and the age of a message. Throws `invalid_input` for one that is not the service's own. */
  readEvent(body: string, signature: string | undefined): Promise<PaymentEvent>;
}
