// Applies the rules of advertising notices in this browser. This chunk holds the rules, texts and components, and
// is loaded once the page is idle.
import { lazy, type ReactNode, Suspense } from "react";
import type { Ad } from "#domain/ads/ad.ts";
import { type Audience, describeContext } from "#domain/ads/ad-context.ts";
import { chooseAd } from "#domain/ads/choose-ad.ts";
import { houseAds } from "#domain/ads/house-ads.ts";
import { COOLDOWN_MS, PLACEMENTS, type Placement } from "#domain/ads/placements.ts";
import type { AdMemory } from "#domain/ads/session-data.ts";
import { browserMidnight } from "../../api/dates.ts";
import { SITE } from "../../ui/site.ts";
import { queueAdCount, sendAdCounts } from "./ad-counter.ts";
import {
  addTimeAndForgetOld,
  asksNotToBeTracked,
  readMemory,
  recordInteraction,
  restartTimeOnSite,
} from "./ad-memory.ts";
import { AdNotice } from "./ad-notice.tsx";
import { type Reservation, type Reservations, replaceReservations } from "./reservations.ts";

/** The full-page notice is loaded lazily, because its placement is usually switched off. */
const Interstitial = lazy(() =>
  import("./interstitial.tsx").then((module) => ({ default: module.Interstitial })),
);

const ADS = houseAds(SITE.sellsPremium);
const PLACES = Object.keys(PLACEMENTS) as Placement[];
/** A reading younger than this, in milliseconds, counts as made during this visit. */
const FRESH_MS = 600_000;
/** The pages on which a full-page notice may appear, because the person is not in the middle of a task there. */
const CALM_PAGES = ["/", "/blocks", "/insights"];

interface Visit {
  placement: Placement;
  audience: Audience;
  /** The notice that the previous visit reserved for this placement. */
  reservation: Reservation | null;
  insightAt?: string | undefined;
  onClose: () => void;
}

/**
 * Records a visit to a placement. Returns the notice to show, or `null` when none was reserved or the reserved one
 * no longer fits.
 */
export function recordVisit({ placement, audience, reservation, insightAt, onClose }: Visit): ReactNode {
  if (insightAt) noteInsight(Date.parse(insightAt));
  const memory = recordInteraction({ type: "visit", data: { placement } });
  const promised = ADS.filter(({ id }) => id === reservation?.adId).map(forAnybody);
  const ad = chooseAd(promised, contextOf(placement, audience, memory), Math.random);
  if (ad) show(ad, placement);
  planAhead(audience);
  if (!ad) return null;
  return (
    <AdNotice
      ad={ad}
      onFollow={() => follow(ad, placement)}
      onClose={() => dismiss(ad, placement, onClose)}
    />
  );
}

interface View {
  page: string;
  audience: Audience;
  onClose: () => void;
}

/** Records a page view. Returns the full-page notice when one is due, otherwise `null`. */
export function recordPageView({ page, audience, onClose }: View): ReactNode {
  const placement = "interstitial";
  recordInteraction({ type: "page-view", data: {} });
  const memory = recordInteraction({ type: "visit", data: { placement } });
  const isCalm = CALM_PAGES.includes(page);
  const ad = isCalm ? chooseAd(ADS, contextOf(placement, audience, memory), Math.random) : null;
  if (ad) show(ad, placement);
  planAhead(audience);
  if (!ad) return null;
  const close = () => dismiss(ad, placement, onClose);
  const go = () => {
    follow(ad, placement);
    onClose();
  };
  return (
    <Suspense>
      <Interstitial ad={ad} onFollow={go} onLater={close} />
    </Suspense>
  );
}

/** Reserves a notice for the next visit to each placement, so that the page can leave room for the notice. */
function planAhead(audience: Audience): void {
  const memory = readMemory();
  const latest = memory.impressions.reduce((last, { timestamp }) => Math.max(last, timestamp), 0);
  const planned = PLACES.flatMap((placement) => {
    const now = contextOf(placement, audience, memory);
    const next = { ...now, visitsHere: now.visitsHere + 1, sinceLastMs: null };
    const ad = placement === "interstitial" ? null : chooseAd(ADS, next, Math.random);
    return ad ? [[placement, { adId: ad.id, from: latest + COOLDOWN_MS }]] : [];
  });
  replaceReservations(Object.fromEntries(planned) as Reservations, !asksNotToBeTracked());
}

function contextOf(placement: Placement, audience: Audience, memory: AdMemory) {
  const now = Date.now();
  return describeContext(placement, audience, memory, { now, midnight: browserMidnight(now) });
}

/**
 * Removes the audience targeting from a reserved notice. The targeting was checked when the notice was reserved,
 * and the user may have changed since.
 */
function forAnybody(ad: Ad): Ad {
  const { userSegments: _, ...targeting } = ad.targeting;
  return { ...ad, targeting };
}

/** Records a new reading for the notice rules once, however often its page is opened. */
function noteInsight(madeAt: number): void {
  const { interactions } = readMemory().session;
  const isNoted = interactions.some(({ type, timestamp }) => type === "insight" && timestamp >= madeAt);
  if (isNoted || Date.now() - madeAt > FRESH_MS) return;
  recordInteraction({ type: "insight", data: {} });
}

function show({ id: adId }: Ad, placement: Placement): void {
  recordInteraction({ type: "impression", data: { placement, adId } });
  queueAdCount({ adId, event: "impression" });
}

function follow({ id: adId }: Ad, placement: Placement): void {
  recordInteraction({ type: "click", data: { placement, adId } });
  queueAdCount({ adId, event: "click" });
}

function dismiss({ id: adId }: Ad, placement: Placement, onClose: () => void): void {
  recordInteraction({ type: "dismissal", data: { placement, adId } });
  onClose();
}

/**
 * Saves the notices' memory on `pagehide` and whenever the page is hidden: a hidden page may be restored, or
 * ended without another event.
 */
function leave(): void {
  addTimeAndForgetOld();
  sendAdCounts();
}
addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") leave();
  else restartTimeOnSite();
});
