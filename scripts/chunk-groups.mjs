/**
 * Defines which files of the browser's code are bundled into one file. On a slow phone another request costs more than
 * a few bytes, and forty small files compress worse than one. A test checks that every path below exists.
 */

import { escaped, files, pathsOf, patternOf, whole } from "./file-sets.mjs";

/**
 * @typedef {import("./file-sets.mjs").Files} Files
 * @typedef {{ name: string, priority?: number, files: Files[], packages?: string[], virtual?: string[] }} ChunkGroup
 */

/** @type {ChunkGroup[]} */
export const CHUNK_GROUPS = [
  {
    // The files that every page needs.
    name: "every-page",
    priority: 1,
    packages: ["react", "react-dom", "react-router", "scheduler"],
    virtual: ["virtual:footer", "virtual:me-path", "entry.client", "vite/preload-helper"],
    files: [
      whole("src/web/ui/art"),
      files(
        "src/web/ui",
        "bars.tsx block-glyph.tsx button.tsx contained.tsx help-finder.ts help-lines.tsx icons.tsx missing-part.ts notice.tsx own-text.tsx quiet.ts rob.tsx site.ts skeleton.tsx spinner.tsx spread.tsx tarot-card.tsx text-length.tsx waterline.tsx",
      ),
      files(
        "src/web/api",
        "api-error.ts early-answers.ts kept-answers.ts live-tab.ts page-sizes.ts request.ts session.ts sign-out.ts use-dates.ts",
      ),
      files(
        "src/web/features/session",
        "auth-context.ts auth-provider.tsx due-sign-out-note.tsx due-sign-out.ts forget-person.ts leave-page.ts put-away.ts session-channel.ts session-hint.ts session-state.ts use-session.ts",
      ),
      files(
        "src/web/features/shell",
        "app-frame.tsx loading-screen.tsx not-found.tsx bar-items.ts page-as-it-was.tsx public-frame.tsx site-footer.tsx theme.ts unexpected-error.tsx",
      ),
      files("src/web/features/cards", "card-of-day.tsx"),
      // The help page for visitors needs this and `help-lines.tsx`, and would load the whole file `app` for them.
      files("src/web/features/offline", "offline-app.tsx"),
      files(
        "src/web/routes",
        "either-home.tsx join-button.tsx later-in-app-pages.tsx page-frame.tsx public-page.ts use-begin-reading.ts",
      ),
      files("src/web", "browser-storage.ts kept-items.ts root.tsx"),
      files("src/domain", "site-origin.ts time.ts"),
      files("src/domain/account", "person-header.ts"),
      files("src/domain/blocks", "block-types.ts ring-shape.ts"),
      files("src/domain/deck", "card-of-day.ts card.ts"),
      files("src/domain/plans", "kept.ts plans.ts"),
      files("src/domain/readings", "lengths.ts"),
      files("src/domain/search", "find-words.ts fold-text.ts"),
      files("src/domain/text", "graphemes.ts"),
      files("src/contract", "time-zone-header.ts"),
    ],
  },
  {
    // Fields, notices and rules that several pages share. A module that several groups import goes into the first of
    // them, so this group stands before those of the app, which the sign-in does without.
    name: "parts",
    files: [
      files(
        "src/web/ui",
        "checkbox.tsx choices.tsx countdown.tsx field.tsx help-before-saving.tsx help-first.tsx limit-notice.tsx rival-text.tsx save-state.tsx search-field.tsx show-more.tsx stillness.ts undo-notice.tsx use-focus-after-removal.ts use-focused-field.ts",
      ),
      files("src/domain", "calendar-days.ts weekdays.ts"),
      files("src/domain/plans", "day.ts"),
      files("src/domain/promises", "promise.ts"),
      files("src/domain/sanitise", "find-quotations.ts hidden-characters.ts match-quote.ts"),
    ],
  },
  {
    // The files that the pages of text have in common.
    name: "pages-of-text",
    files: [
      files("src/web/features/marketing", "faq.tsx page-head.tsx plan-rows.ts not-here.tsx"),
      files("src/web/routes", "upgrade-button.tsx"),
    ],
  },
  {
    // The page `/` for visitors stays one file, though the shell may request it too (scripts/skip-facades.mjs).
    name: "home",
    files: [
      whole("src/web/features/landing", ["reviews-page.tsx", "testimonials.ts"]),
      files("src/web/routes", "home.tsx visitor-home.tsx"),
    ],
  },
  {
    // The files that every page of the app loads, those that its lists have in common, and home: one request for all
    // that a member's first page needs. The few public pages that call the API load it as well.
    name: "app",
    // The query library without infinite queries and lists of queries, which few pages use.
    packages: ["@tanstack/(?!.*(?:infinite|[qQ]ueries))"],
    virtual: ["virtual:endpoints"],
    files: [
      files(
        "src/web/api",
        "client.ts live-connection.ts live-wire.ts live.ts onboarding-shown.ts query-client.ts with-deadline.ts",
      ),
      files(
        "src/web/api/queries",
        "blocks.ts cards.ts changed-answers.ts history.ts home.ts insights.ts patterns.ts query-key.ts steps.ts",
      ),
      whole("src/web/features/ads", ["interstitial.tsx"]),
      files(
        "src/web/features/blocks",
        "block-life.ts compact-blocks.tsx days-ago.ts describe-pond.ts home-pond.tsx placed-stone.tsx pond-places.ts ring-line.tsx ripples.ts status-badge.tsx",
      ),
      whole("src/web/features/home", ["check-in-line.tsx"]),
      files("src/web/features/insights", "history-filter.ts"),
      files(
        "src/web/features/insights/steps",
        "more-steps.tsx one-step.tsx step-minutes.ts step-timer.ts step-ways.tsx timer-button.tsx timer-place.tsx use-step-timer.ts use-steps.ts",
      ),
      files("src/web/features/live", "live-updates.tsx"),
      files("src/web/features/lock", "app-lock.ts lock-gate.tsx"),
      files(
        "src/web/routes",
        "app-pages.tsx member-home.tsx query-cache.ts shell-home.tsx use-focus-on-arrival.ts use-new-day.ts",
      ),
      files("src/web/features/patterns", "door-names.ts"),
      files("src/web/ui", "dialog.tsx load-later.ts menu-parts.ts more-menu.tsx when-idle.ts"),
      whole("src/domain/ads"),
      files("src/domain/readings", "own-steps.ts"),
    ],
  },
  {
    // The files that the page for requesting a reading and the page of a reading have in common.
    name: "order",
    files: [
      files("src/web/features/readings/questions", "asking-state.ts draft-of.ts kept-answers.ts"),
      files("src/web/features/readings/request", "request-draft.ts"),
      files("src/web/features/readings/stream", "kept-order.ts reading-order.ts"),
      files("src/web/features/readings", "say-cut.ts"),
      files("src/web/features/session", "consent-dialog.tsx consent-facts.tsx send-consent.ts"),
      files("src/web/ui", "more-than-stuck.tsx pause.ts sound.ts"),
      files("src/domain/readings", "hard-part.ts"),
      files("src/domain/duck", "stand-in.ts"),
    ],
  },
  {
    // The files of the form that requests a reading, which is on a page of its own and on home.
    name: "request",
    files: [
      whole("src/web/features/readings/request", ["block-selector.tsx", "request-draft.ts"]),
      files("src/web/api/queries", "own-blocks.ts"),
      files("src/web/features/patterns", "loop-line.tsx"),
      files("src/web/features/session", "consent-line.tsx use-consent.tsx"),
      files("src/web/routes", "reading-order-of.ts use-send-request.ts"),
    ],
  },
  {
    // The API queries of the pages besides home, any of which may be needed when a link is hovered over, and what the
    // pages of the app have in common besides.
    name: "queries",
    files: [
      files(
        "src/web/api/queries",
        "account.ts advice.ts billing.ts block-plans.ts change-stale.ts chat.ts check-ins.ts exports.ts profile.ts readings.ts reflections.ts trials.ts years.ts",
      ),
      files(
        "src/web/api",
        "parse-events.ts read-events.ts text-draft.ts typed-text.ts use-stored-draft.ts use-today.ts use-typed-text.ts",
      ),
      files("src/web/features/insights", "block-badge.tsx"),
      files("src/web/features/insights/promises", "use-promise.ts"),
      files("src/web/features/session", "require-account.tsx"),
      files("src/web/features/chat", "chat-place.ts"),
    ],
  },
  {
    // What the sign-in dialog and the pages of links in emails have in common, except the fields of `parts`.
    name: "signing-in",
    files: [
      files("src/web/api", "passkey-support.ts repeat.ts sign-in.ts"),
      files(
        "src/web/features/session",
        "auth-sentences.ts email-field.tsx ensure-session.ts kept-ways.tsx return-address.ts",
      ),
      files("src/web/ui", "code-field.tsx"),
    ],
  },
  {
    // Every dialog, with the part of Base UI that it needs.
    name: "dialog",
    files: [files("src/web/ui", "dialog-box.tsx")],
  },
  {
    // The sign-in dialog, and the page that shows only this dialog. A link to a page of the app leads there if nobody is
    // signed in.
    name: "sign-in-dialog",
    files: [
      files(
        "src/web/features/session",
        "auth-modal.tsx auth-words.ts credentials-form.tsx forgotten-password.tsx guest-offer.tsx mail-sign-in.tsx passkey-offer.tsx use-letter.ts",
      ),
      files("src/web/routes", "login.tsx"),
    ],
  },
  {
    // What the page of a reading and the lists of steps have in common.
    name: "steps",
    files: [
      files("src/web/features/insights/promises", "promise-words.ts"),
      files("src/web/features/insights/steps", "step-tools.tsx tick-row.tsx"),
    ],
  },
  {
    // The words of the questions and of the page that is made of a person's answers.
    name: "own-words",
    files: [
      files(
        "src/domain/asking",
        "answers.ts asking-language.ts asking-words.ts plan-sentence.ts say-moment.ts",
      ),
      files("src/web/features/insights/own-words", "plan-lines.ts"),
    ],
  },
  {
    // What the pages of blocks have in common.
    name: "blocks",
    files: [
      files(
        "src/web/features/blocks",
        "block-list.tsx block-row.tsx blocks-failure.tsx delete-block.tsx deleted-block.ts describe-rings.ts kind-line.tsx pond-view.tsx ring-labels.ts small-pond.tsx undo-delete.tsx use-remove-block.ts",
      ),
      files("src/domain/blocks", "activity.ts age.ts"),
    ],
  },
];

/** Returns the path of every folder and file that the groups name. */
export const namedPaths = () => pathsOf(CHUNK_GROUPS.flatMap((group) => group.files));

/**
 * Returns the folder of every package that is named in the groups, such as `node_modules/react`. Of a pattern of packages it
 * returns the part before the first bracket.
 */
export function packageFoldersOfGroups() {
  return CHUNK_GROUPS.flatMap(({ packages = [] }) =>
    packages.map((name) => `node_modules/${name.split("(")[0]}`),
  );
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
