/**
 * Which files of the browser's code come together in one file. On a slow phone a request costs more than a few bytes, and
 * forty small files pack worse than one. A test checks that every path below exists.
 */

/**
 * A set of source files: some of a folder's own, or a whole folder with exceptions.
 * @typedef {{ folder: string, names?: string[], except?: string[] }} Files
 * @typedef {{ name: string, priority?: number, files: Files[], packages?: string[], virtual?: string[] }} ChunkGroup
 */

/** @type {(folder: string, names: string) => Files} */
const files = (folder, names) => ({ folder, names: names.trim().split(/\s+/) });
/** @type {(folder: string, except?: string[]) => Files} */
const whole = (folder, except = []) => ({ folder, except });

/** @type {ChunkGroup[]} */
export const CHUNK_GROUPS = [
  {
    // The files that every page needs.
    name: "every-page",
    priority: 1,
    packages: ["react", "react-dom", "react-router", "scheduler"],
    virtual: ["virtual:footer", "entry.client", "vite/preload-helper"],
    files: [
      whole("src/web/ui/art"),
      files(
        "src/web/ui",
        "bars.tsx block-glyph.tsx button.tsx help-finder.ts icons.tsx notice.tsx quiet.ts rob.tsx site.ts skeleton.tsx spinner.tsx spread.tsx tarot-card.tsx waterline.tsx",
      ),
      files(
        "src/web/api",
        "api-error.ts auth.ts kept-answers.ts kept.ts live-tab.ts page-sizes.ts request.ts session.ts",
      ),
      files(
        "src/web/features/session",
        "auth-context.ts auth-provider.tsx due-sign-out-note.tsx due-sign-out.ts forget-person.ts leave-page.ts put-away.ts session-channel.ts session-hint.ts session-state.ts use-session.ts",
      ),
      files(
        "src/web/features/shell",
        "app-frame.tsx loading-screen.tsx missing-part.ts not-found.tsx bar-items.ts public-frame.tsx site-footer.tsx theme.ts unexpected-error.tsx",
      ),
      files("src/web/features/landing", "letters.tsx"),
      files(
        "src/web/routes",
        "either-home.tsx join-button.tsx later-in-app-pages.tsx page-frame.tsx public-page.ts",
      ),
      files("src/web", "kept-items.ts"),
      files("src/domain", "site-origin.ts time.ts"),
      files("src/domain/account", "person-header.ts"),
      files("src/domain/blocks", "block-types.ts"),
      files("src/domain/deck", "card.ts"),
      files("src/domain/plans", "kept.ts plans.ts to-come.ts"),
      files("src/contract", "time-zone-header.ts"),
    ],
  },
  {
    // The files that the pages of text have in common.
    name: "pages-of-text",
    files: [
      files("src/web/features/marketing", "faq.tsx page-head.tsx plan-rows.ts soon.tsx"),
      files("src/web/routes", "upgrade-button.tsx"),
    ],
  },
  {
    // `/` for visitors stays one file, though the app's shell may ask for it as well (scripts/skip-facades.mjs).
    name: "home",
    files: [
      whole("src/web/features/landing", ["reviews-page.tsx", "testimonials.ts"]),
      files("src/web/routes", "home.tsx visitor-home.tsx"),
    ],
  },
  {
    // The files that cache the answers of the API, for members and for the few public pages that call it.
    name: "answers",
    // The query library without infinite queries, which only the history uses.
    packages: ["@tanstack/(?!.*infinite)"],
    virtual: ["virtual:endpoints"],
    files: [
      files("src/web/api", "client.ts live-connection.ts live.ts query-client.ts with-deadline.ts"),
      files("src/web/api/queries", "blocks.ts changed-answers.ts home.ts insights.ts query-key.ts"),
      files("src/web/routes", "query-cache.ts"),
    ],
  },
  {
    // The files that every page of the app loads, and those that its lists have in common.
    name: "every-app-page",
    files: [
      files("src/web/features/ads", "ad-boxes.ts ad-slot.tsx ads-audience.ts ads-watch.tsx reservations.ts"),
      files("src/web/features/blocks", "block-list.tsx block-row.tsx days-ago.ts status-badge.tsx"),
      files("src/web/features/insights", "history-filter.ts"),
      files(
        "src/web/features/insights/steps",
        "step-timer.ts step-tools.tsx tick-row.tsx timer-place.tsx use-step-timer.ts use-steps.ts",
      ),
      files("src/web/features/live", "live-updates.tsx"),
      files("src/web/features/lock", "app-lock.ts lock-gate.tsx"),
      files("src/web/api", "onboarding-shown.ts"),
      files("src/web/features/offline", "offline-app.tsx"),
      files("src/web/routes", "app-pages.tsx use-focus-on-arrival.ts use-new-day.ts"),
      files("src/web/ui", "when-idle.ts"),
      files("src/domain/ads", "placements.ts"),
      files("src/domain/readings", "own-steps.ts"),
    ],
  },
  {
    // The rules of days, which promises, check-ins, parked blocks and the request have in common.
    name: "days",
    files: [
      files("src/domain", "calendar-days.ts weekdays.ts"),
      files("src/domain/plans", "day.ts"),
      files("src/domain/promises", "promise.ts"),
      files("src/web/api", "use-today.ts"),
      files("src/web/features/insights/promises", "use-promise.ts"),
      files("src/web/ui", "say-day.ts"),
    ],
  },
  {
    // The order of a reading, which the request makes and the reading's page carries out.
    name: "orders",
    files: [
      files("src/web/features/readings/request", "request-draft.ts"),
      files("src/web/features/readings/stream", "kept-order.ts reading-order.ts"),
      files("src/web/routes", "reading-order-of.ts use-begin-reading.ts"),
    ],
  },
  {
    // The recommendation for a block, on the page of patterns and under a request.
    name: "recommendations",
    files: [files("src/web/api/queries", "patterns.ts"), files("src/web/features/patterns", "door-names.ts")],
  },
];

/**
 * The components that the React compiler leaves alone: they always look the same, or change with every
 * render, and caching them would make them half as heavy again.
 */
const UNCOMPILED = [
  whole("src/web/features/landing"),
  files("src/web/features/home", "home-skeleton.tsx profile-banner.tsx verify-banner.tsx"),
  files("src/web/features/session", "auth-provider.tsx"),
  files("src/web/features/shell", "loading-screen.tsx not-found.tsx site-footer.tsx"),
  files("src/web/ui", "block-glyph.tsx icons.tsx rob.tsx skeleton.tsx spinner.tsx spread.tsx waterline.tsx"),
];

/** Returns every path that is named in the groups: a folder, or a file. */
export function namedPaths() {
  return [...CHUNK_GROUPS.flatMap((group) => group.files), ...UNCOMPILED].flatMap(
    ({ folder, names = [], except = [] }) => [
      folder,
      ...[...names, ...except].map((name) => `${folder}/${name}`),
    ],
  );
}

/** Returns the packages that are named in the groups, as folders. */
export function namedPackages() {
  return CHUNK_GROUPS.flatMap(({ packages = [] }) =>
    packages.map((name) => `node_modules/${name.split("(")[0]}`),
  );
}

/** @type {(text: string) => string} */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** @type {(set: Files) => string} */
function patternOf({ folder, names, except = [] }) {
  if (names) return `${escaped(folder)}/(?:${names.map(escaped).join("|")})$`;
  return `${escaped(folder)}/${except.length > 0 ? `(?!${except.map(escaped).join("|")})` : ""}`;
}

/** @type {(group: ChunkGroup) => RegExp} */
function testOf({ files: own, packages = [], virtual = [] }) {
  const inPackages = packages.map((name) => `node_modules/${name}${name.includes("(") ? "" : "/"}`);
  return new RegExp([...inPackages, ...virtual.map(escaped), ...own.map(patternOf)].join("|"));
}

/** Returns the groups in the form that the bundler takes. */
export const codeSplitting = {
  groups: CHUNK_GROUPS.map((group) => ({
    name: group.name,
    test: testOf(group),
    ...(group.priority && { priority: group.priority }),
  })),
};

export const uncompiled = new RegExp(UNCOMPILED.map(patternOf).join("|"));
