/** Tells a queue in this process that there is work. An order that is not heard is found by the queue's sweep. */
export interface WorkOrders<Order> {
  added(order: Order): void;
  onAdded(listener: (order: Order) => void): void;
}

export function createWorkOrders<Order>(): WorkOrders<Order> {
  const listeners: ((order: Order) => void)[] = [];
  return {
    added(order) {
      for (const listener of listeners) listener(order);
    },
    onAdded: (listener) => void listeners.push(listener),
  };
}
