import { pathsOf } from "#contract/pages.ts";

/** Matches the paths of pages that the browser renders and that have no prerendered file. */
const PATTERN = new RegExp(
  `^(?:${pathsOf("open", "member")
    .map((path) => path.replaceAll(/:\w+/g, "[^/]+"))
    .join("|")})$`,
);

/** Returns whether the app has a page at this path. `path` must have no trailing slash. */
export function isAppPage(path: string): boolean {
  return PATTERN.test(path);
}
