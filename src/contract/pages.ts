// The site map, which lists every page once. Routes, prerendering, the server's fallbacks, robots.txt and the footer
// are derived from it.

/**
 * The kinds of pages.
 * - `public`: prerendered when the site is built, and listed by search engines unless the page opts out.
 * - `open`: rendered in the browser, for anybody. Search engines may crawl it, but it asks not to be listed.
 * - `member`: rendered in the browser as a page of the app. Search engines may not crawl it.
 */
export type PageKind = "public" | "open" | "member";

export interface Page {
  /** The path of the page; `:x` stands for one segment of it. */
  path: `/${string}`;
  /** The name of the page's file in `src/web/routes`, without its extension. */
  file: string;
  kind: PageKind;
  /** The page's label in the footer; absent if the footer does not list it. */
  inFooter?: string;
  /**
   * The answers of the API that a member's page shows first. The app's shell asks for them while the page's code is still
   * loading. `:x` stands for the parameter of the page's path.
   */
  firstAnswers?: readonly string[];
}

export const PAGES: readonly Page[] = [
  { path: "/", file: "home", kind: "public", firstAnswers: ["/api/home"] },
  { path: "/cards", file: "cards", kind: "public", inFooter: "Cards" },
  { path: "/cards/:slug", file: "card", kind: "public" },
  { path: "/features", file: "features", kind: "public", inFooter: "Features" },
  { path: "/pricing", file: "pricing", kind: "public", inFooter: "Pricing" },
  { path: "/upgrade", file: "upgrade", kind: "public" },
  { path: "/reviews", file: "reviews", kind: "public", inFooter: "Reviews" },
  { path: "/welcome", file: "welcome", kind: "public" },
  { path: "/privacy", file: "privacy", kind: "public", inFooter: "Privacy" },
  { path: "/terms", file: "terms", kind: "public", inFooter: "Terms" },
  { path: "/encryption", file: "encryption", kind: "public", inFooter: "Encryption" },
  { path: "/fair", file: "fair", kind: "public", inFooter: "Is the deck fair?" },
  { path: "/safety", file: "safety", kind: "public", inFooter: "Safety" },
  { path: "/help", file: "help", kind: "public", inFooter: "Help" },
  { path: "/help/countries", file: "help-everywhere", kind: "public" },
  { path: "/login", file: "login", kind: "open" },
  { path: "/reset-password", file: "reset-password", kind: "open" },
  { path: "/enter", file: "enter", kind: "open" },
  { path: "/confirm-address", file: "confirm-address", kind: "open" },
  { path: "/not-me", file: "not-me", kind: "open" },
  { path: "/waitlist", file: "waitlist", kind: "open" },
  { path: "/reminder", file: "reminder", kind: "open" },
  { path: "/goodbye", file: "goodbye", kind: "open" },
  { path: "/onboarding", file: "onboarding", kind: "member" },
  { path: "/new-insight", file: "new-insight", kind: "member" },
  { path: "/new-reading", file: "new-reading", kind: "member" },
  { path: "/create-insight", file: "create-insight", kind: "member" },
  {
    path: "/insights",
    file: "insights",
    kind: "member",
    firstAnswers: ["/api/insights?limit=50"],
  },
  { path: "/insights/:id", file: "insight", kind: "member", firstAnswers: ["/api/insights/:id"] },
  { path: "/patterns", file: "patterns", kind: "member", firstAnswers: ["/api/patterns"] },
  { path: "/patterns/trial", file: "trial", kind: "member" },
  { path: "/year", file: "year", kind: "member", firstAnswers: ["/api/patterns/year"] },
  { path: "/year/:year", file: "one-year", kind: "member" },
  { path: "/reflections", file: "reflections", kind: "member", firstAnswers: ["/api/reflections?limit=30"] },
  { path: "/blocks", file: "blocks", kind: "member", firstAnswers: ["/api/blocks?limit=20"] },
  {
    path: "/blocks/archived",
    file: "archived-blocks",
    kind: "member",
    firstAnswers: ["/api/blocks?limit=20&status=archived"],
  },
  {
    path: "/blocks/:blockId",
    file: "block",
    kind: "member",
    firstAnswers: ["/api/blocks/:blockId", "/api/blocks/:blockId/plans"],
  },
  { path: "/check-in", file: "check-in", kind: "member" },
  { path: "/preferences", file: "preferences", kind: "member" },
  { path: "/devices", file: "devices", kind: "member", firstAnswers: ["/api/account/devices"] },
  { path: "/export", file: "export", kind: "member" },
  { path: "/notion-callback", file: "notion-callback", kind: "member" },
  { path: "/admin", file: "admin", kind: "member" },
  { path: "/topics", file: "topics", kind: "member", firstAnswers: ["/api/chat/topics"] },
];

/** Returns the paths of all pages of these kinds. */
export function pathsOf(...kinds: readonly PageKind[]): string[] {
  return PAGES.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
}
