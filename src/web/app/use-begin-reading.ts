import { useNavigate } from "react-router";
import { useAuth } from "../features/session/auth-context.ts";

/**
 * Returns a function that opens the request form at `to` with a text, as a guest if nobody is signed in. It resolves with
 * the reason why that was not possible, else with `null`. Where accounts are by invitation only, it opens the sign-up.
 */
export function useBeginReading() {
  const auth = useAuth();
  const navigate = useNavigate();
  return async (text: string, to = "/new-insight"): Promise<string | null> => {
    const { carryFirstLine } = await import("./carry-first-line.ts");
    const outcome = await carryFirstLine(text, auth);
    if (outcome === "byInvitation") auth.showAuth("signUp");
    else if (outcome === "carried") await navigate(to);
    else return outcome.fault;
    return null;
  };
}
