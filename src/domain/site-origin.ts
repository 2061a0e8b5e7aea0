/**
 * Stands in built pages for the site's own origin, which is known only where they are served: the server puts its
 * `APP_URL` there.
 */
export const SITE_ORIGIN = "https://app-url.invalid";
