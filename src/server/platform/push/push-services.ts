/** The hosts of the push services of all browsers. A name that begins with a dot stands for all names below it. */
const HOSTS = [
  "fcm.googleapis.com",
  // The same service for builds of Chromium without Google's keys, such as those of Linux distributions.
  "jmt17.google.com",
  "updates.push.services.mozilla.com",
  ".push.services.mozilla.com",
  "web.push.apple.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/**
 * Returns whether the address of a subscription belongs to a known push service. Addresses come from browsers, so
 * accepting any address would let a caller make the server send requests to a host of their choice. `own` is the
 * address of one further allowed service.
 */
export function isPushService(address: string, own: string | undefined): boolean {
  const url = URL.parse(address);
  if (url?.username !== "" || url.password !== "") return false;
  if (own !== undefined && url.origin === URL.parse(own)?.origin) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return HOSTS.some((host) => (host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host));
}
