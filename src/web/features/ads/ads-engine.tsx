// The rules at work in this browser. Comes with the texts and the forms, as one file, once a page is idle.
import { lazy, type ReactNode, Suspense } from "react";
import type { Ad } from "../../../domain/ads/ad.ts";
import { type Audience, describeContext } from "../../../domain/ads/ad-context.ts";
import { chooseAd } from "../../../domain/ads/choose-ad.ts";
import { HOUSE_ADS } from "../../../domain/ads/house-ads.ts";
import { COOLDOWN_MS, PLACEMENTS, type Placement } from "../../../domain/ads/placements.ts";
import type { AdMemory } from "../../../domain/ads/session-data.ts";
import { countLater, sendCounts } from "./ad-counter.ts";
import { asksNotToBeTracked, note, readMemory, resumeTime, tidyMemory } from "./ad-memory.ts";
import { AdNotice } from "./ad-notice.tsx";
import { type Reservation, type Reservations, reserve } from "./reservations.ts";

/** Its place is off in most houses. */
const Interstitial = lazy(() =>
  import("./interstitial.tsx").then((module) => ({ default: module.Interstitial })),
);

const ADS: readonly Ad[] = HOUSE_ADS;
const PLACES = Object.keys(PLACEMENTS) as Placement[];
/** A reading that is younger was made in this visit. */
const FRESH_MS = 600_000;
/** Nobody is in the middle of something there. */
const CALM_PAGES = ["/", "/blocks", "/insights"];

interface Visit {
  placement: Placement;
  audience: Audience;
  /** What the place was promised at the visit before. */
  reservation: Reservation | null;
  insightAt?: string | undefined;
  onClose: () => void;
}

/** Notes the visit, and gives the notice that is due where a box was kept for it. */
export function visitPlace({ placement, audience, reservation, insightAt, onClose }: Visit): ReactNode {
  if (insightAt) noteInsight(Date.parse(insightAt));
  const memory = note({ type: "visit", data: { placement } });
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

/** Notes the page, and gives the notice over the whole of it where one is due. */
export function viewPage({ page, audience, onClose }: View): ReactNode {
  const placement = "interstitial";
  note({ type: "page-view", data: {} });
  const memory = note({ type: "visit", data: { placement } });
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

/** Says which place would show what at its next visit, so that a box can stand there. */
function planAhead(audience: Audience): void {
  const memory = readMemory();
  const latest = memory.impressions.reduce((last, { timestamp }) => Math.max(last, timestamp), 0);
  const planned = PLACES.flatMap((placement) => {
    const now = contextOf(placement, audience, memory);
    const next = { ...now, visitsHere: now.visitsHere + 1, sinceLastMs: null };
    const ad = placement === "interstitial" ? null : chooseAd(ADS, next, Math.random);
    return ad ? [[placement, { adId: ad.id, from: latest + COOLDOWN_MS }]] : [];
  });
  reserve(Object.fromEntries(planned) as Reservations, !asksNotToBeTracked());
}

function contextOf(placement: Placement, audience: Audience, memory: AdMemory) {
  const now = Date.now();
  return describeContext(placement, audience, memory, { now, midnight: new Date(now).setHours(0, 0, 0, 0) });
}

/** Whom it is for was looked at when it was promised; since then they may have become somebody else. */
function forAnybody(ad: Ad): Ad {
  const { userSegments: _, ...targeting } = ad.targeting;
  return { ...ad, targeting };
}

/** Once a reading, however often it is looked at. */
function noteInsight(madeAt: number): void {
  const { interactions } = readMemory().session;
  const isNoted = interactions.some(({ type, timestamp }) => type === "insight" && timestamp >= madeAt);
  if (isNoted || Date.now() - madeAt > FRESH_MS) return;
  note({ type: "insight", data: {} });
}

function show({ id: adId }: Ad, placement: Placement): void {
  note({ type: "impression", data: { placement, adId } });
  countLater({ adId, event: "impression" });
}

function follow({ id: adId }: Ad, placement: Placement): void {
  note({ type: "click", data: { placement, adId } });
  countLater({ adId, event: "click" });
}

function dismiss({ id: adId }: Ad, placement: Placement, onClose: () => void): void {
  note({ type: "dismissal", data: { placement, adId } });
  onClose();
}

/** A page that was left may come back, and a phone may end it while it is hidden. */
function leave(): void {
  tidyMemory();
  sendCounts();
}
addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") leave();
  else resumeTime();
});
