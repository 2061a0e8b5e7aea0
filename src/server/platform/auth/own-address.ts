// Checks where a browser may be led on to: only to our own pages.

/** Matches characters that some browser, proxy or library does not read as plain path characters. */
const AMBIGUOUS = /\/\/|\\|[^\x21-\x7e]/;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** The number of times a path is decoded before the check, since something downstream may decode it again. */
const MOST_DECODINGS = 4;
const LONGEST = 2048;

/**
 * Returns whether `address` is one of our pages, written unambiguously: a path from the root, with or without
 * our origin, in printable ASCII, without empty or dot segments, even when decoded.
 */
export function isPlainOwnAddress(address: unknown, appUrl: string): boolean {
  if (typeof address !== "string" || address.length > LONGEST) return false;
  const { origin } = new URL(appUrl);
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return path.startsWith("/") && isPlain(path) && staysOnOwnSite(path, appUrl);
}

/** Returns whether a browser that follows `address` from one of our pages stays on our site. */
export function staysOnOwnSite(address: string, appUrl: string): boolean {
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
