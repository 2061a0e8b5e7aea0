import { createHash } from "node:crypto";
import type { HttpResponse } from "./request.ts";

const TWO_YEARS_SECONDS = 63_072_000;

const POLICY = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "media-src": ["'self'", "blob:"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
} satisfies Record<string, string[]>;

/** The content security policy for answers that are not pages. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns the content security policy of one HTML page, which allows only its own inline scripts and styles,
 * by hash.
 */
export function pagePolicy(html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/gi);
  const attributes = hashesOf(html, /\sstyle="([^"]*)"/gi);
  const policy: Record<string, string[]> = {
    ...POLICY,
    "script-src": [...POLICY["script-src"], ...scripts],
    "style-src": [...POLICY["style-src"], ...styles],
    ...(attributes.length > 0 ? { "style-src-attr": ["'unsafe-hashes'", ...attributes] } : {}),
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map((match) => match[1] ?? "").filter((text) => text !== "");
  return [...new Set(contents)].map(
    (text) => `'sha256-${createHash("sha256").update(decodeAttribute(text, pattern)).digest("base64")}'`,
  );
}

/** Decodes the attribute's source text, because a browser hashes the decoded value. */
function decodeAttribute(text: string, pattern: RegExp): string {
  if (!pattern.source.includes("style=")) return text;
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

/**
 * Returns a function that sets the security headers of every answer. With an https `appUrl`, browsers are told to use
 * https only.
 */
export function securityHeaders(appUrl: string): (response: HttpResponse) => void {
  const headers = Object.entries({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": DATA_POLICY,
    ...(appUrl.startsWith("https:")
      ? { "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
      : {}),
  });
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
