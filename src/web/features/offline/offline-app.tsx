import { useEffect, useSyncExternalStore } from "react";
import {
  deleteCachedAnswers,
  isAnswerCacheOff,
  showsCachedAnswers,
  watchCachedAnswers,
} from "../../api/kept-answers.ts";

const WORKER = "/service-worker.js";
/**
 * The delay before the service worker is registered, in milliseconds. The page loads first, and a short visit needs
 * no worker.
 */
const WHEN_SETTLED_MS = 3000;

/**
 * Registers the service worker for a person with a session, so that the app opens without a connection. Shows a
 * notice while the app is offline.
 */
export function OfflineApp() {
  useEffect(() => {
    const timer = setTimeout(isAnswerCacheOff() ? retire : register, WHEN_SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const isKept = useSyncExternalStore(watchCachedAnswers, showsCachedAnswers, () => false);
  if (!isKept) return null;
  return (
    <p role="status" className="page-frame type-small pt-2 text-mist">
      No connection. This is what this device kept; what you write goes out when the connection is back.
    </p>
  );
}

/** Unregisters the service worker and deletes the cached answers, for a server with offline mode off. */
function retire(): void {
  void deleteCachedAnswers();
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
    .catch(() => undefined);
}

function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser may refuse a service worker, for example in a private window. The app then needs a connection.
  void navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }).catch(() => undefined);
}
