/** Pages that the browser builds: no file of their own, but an address that exists. `:x` stands for one step. */
export const APP_PAGES = [
  "/login",
  "/reset-password",
  "/waitlist",
  "/goodbye",
  "/onboarding",
  "/new-insight",
  "/new-reading",
  "/create-insight",
  "/insights",
  "/insights/:id",
  "/reflections",
  "/blocks",
  "/blocks/archived",
  "/blocks/:id",
  "/preferences",
  "/topics",
] as const;

const PATTERN = new RegExp(`^(?:${APP_PAGES.map((page) => page.replaceAll(/:\w+/g, "[^/]+")).join("|")})$`);

/** Whether the app has a page at this address, without a slash at its end. */
export function isAppPage(path: string): boolean {
  return PATTERN.test(path);
}
