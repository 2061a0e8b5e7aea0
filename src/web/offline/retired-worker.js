/** Takes the place of a worker that is no longer wanted: wipes what it kept of the site, and goes. */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("rubber-arcana:site:")).map((name) => caches.delete(name)),
  );
  await registration.unregister();
}
