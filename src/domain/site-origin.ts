/**
 * The placeholder for the site's origin in built pages. The origin is known only when the pages are served,
 * so the server replaces this text by its `APP_URL`.
 */
export const SITE_ORIGIN = "https://app-url.invalid";
