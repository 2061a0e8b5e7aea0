/** Replaces a service worker that is no longer wanted. It deletes the caches and unregisters itself. */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("rubber-arcana:site:")).map((name) => caches.delete(name)),
  );
  await registration.unregister();
}
