import type { Clock } from "../../clock.ts";
import type { FactorServices } from "../second-factor/factor-store.ts";
import { refuseCode } from "../second-factor/second-step.ts";
import { spendCode } from "../second-factor/spend-code.ts";

/** Throws unless the code is a right one of the account's second factor. The code is used up. */
export async function demandCode(
  services: FactorServices & { clock: Clock },
  userId: string,
  typed: string,
): Promise<void> {
  const check = await spendCode(services, { userId, typed, now: services.clock.now() });
  if (!check.isRight) throw refuseCode(check.wait);
}
