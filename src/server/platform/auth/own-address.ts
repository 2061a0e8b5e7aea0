// Where the auth library may send a browser: to a page of ours and nowhere else.

/** What some browser, proxy or library reads as something else than a character of a path. */
const AMBIGUOUS = /\/\/|\\|[^\x21-\x7e]/;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** What is encoded twice is decoded twice by somebody. */
const MOST_DECODINGS = 4;
const LONGEST = 2048;

/**
 * Whether `address` is a page of ours, written so plainly that nobody can read it as another: a path from the root, or
 * the same after our own origin, in printable ASCII, without empty or dot segments, encoded ones included.
 */
export function isPlainOwnAddress(address: unknown, appUrl: string): boolean {
  if (typeof address !== "string" || address.length > LONGEST) return false;
  const { origin } = new URL(appUrl);
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return path.startsWith("/") && isPlain(path) && leadsToUs(path, appUrl);
}

/** Whether a browser that reads `address` on a page of ours stays with us. */
export function leadsToUs(address: string, appUrl: string): boolean {
  return URL.parse(address, appUrl)?.origin === new URL(appUrl).origin;
}

function isPlain(path: string): boolean {
  let form = path;
  for (let times = 0; times < MOST_DECODINGS; times += 1) {
    const [beforeQuery = ""] = form.split(/[?#]/, 1);
    if (AMBIGUOUS.test(form) || DOT_SEGMENT.test(beforeQuery)) return false;
    const decoded = decode(form);
    if (decoded === form) return true;
    if (decoded === undefined) return false;
    form = decoded;
  }
  return false;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
