import { useEffect, useSyncExternalStore } from "react";
import { forgetAnswers, keepsNothing, showsKept, watchKept } from "../../api/kept-answers.ts";

const WORKER = "/service-worker.js";
/** The page comes first; whoever looks in for a moment needs no worker. */
const WHEN_SETTLED_MS = 3000;

/** For whoever has a session: from now on the app opens without a connection too. Says so while there is none. */
export function OfflineApp() {
  useEffect(() => {
    const timer = setTimeout(keepsNothing() ? retire : register, WHEN_SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const isKept = useSyncExternalStore(watchKept, showsKept, () => false);
  if (!isKept) return null;
  return (
    <p role="status" className="type-small mx-auto max-w-292 px-5 pt-2 text-mist md:px-12 xl:px-6">
      No connection. This is what this device kept; what you write goes out when the connection is back.
    </p>
  );
}

/** Where it is switched off, this browser lets go of what it kept while it was on. */
function retire(): void {
  void forgetAnswers();
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
    .catch(() => undefined);
}

function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser that refuses, as in a private window, has the app with a connection only.
  void navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }).catch(() => undefined);
}
