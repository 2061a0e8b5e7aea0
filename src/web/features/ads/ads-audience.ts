import { createContext, useContext } from "react";
import type { Audience } from "#domain/ads/ad-context.ts";

/** The signed-in user whom notices may be shown to; `null` when nobody is signed in. */
export const AdsAudience = createContext<Audience | null>(null);

/**
 * Returns the person to whom notices may be shown; `null` when no notice may be shown: to visitors and to
 * Premium users.
 */
export function useAudience(): Audience | null {
  const audience = useContext(AdsAudience);
  return audience?.isPremium ? null : audience;
}
