import { useNavigate } from "react-router";
import { storeOrder } from "../features/readings/stream/kept-order.ts";
import type { ReadingOrder } from "../features/readings/stream/reading-order.ts";
import { useAuth } from "../features/session/auth-context.ts";

/** Returns a function that stores the request for a reading in this tab and opens the page that carries it out. */
export function useBeginReading(): (order: ReadingOrder | null) => void {
  const { user } = useAuth();
  const navigate = useNavigate();
  return (order) => {
    if (!order || !user) return;
    storeOrder(user.id, order);
    void navigate("/create-insight");
  };
}
