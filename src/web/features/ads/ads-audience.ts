import { createContext, useContext } from "react";
import type { Audience } from "../../../domain/ads/ad-context.ts";

/** Whom notices may be shown to; `null` where nobody is signed in. */
export const AdsAudience = createContext<Audience | null>(null);

/** `null` where there is nobody to show a notice to: visitors, and Premium. */
export function useAudience(): Audience | null {
  const audience = useContext(AdsAudience);
  return audience?.isPremium ? null : audience;
}
