import { files, pathsOf, patternOf, whole } from "./file-sets.mjs";

/**
 * The components that the React compiler does not compile: they always look the same or change with every render, so
 * caching would only make their code half as large again.
 */
const UNCOMPILED = [
  whole("src/web/features/landing"),
  whole("src/web/features/home"),
  whole("src/web/features/ads"),
  files(
    "src/web/features/blocks",
    "block-list.tsx block-row.tsx compact-blocks.tsx home-pond.tsx placed-stone.tsx resting-stones.tsx ring-line.tsx small-pond.tsx status-badge.tsx",
  ),
  files("src/web/features/cards", "card-of-day.tsx"),
  files(
    "src/web/features/insights/steps",
    "more-steps.tsx next-step.tsx one-step.tsx open-steps.tsx step-done.tsx step-tools.tsx step-ways.tsx tick-row.tsx timer-button.tsx timer-place.tsx",
  ),
  files(
    "src/web/features/insights",
    "cannot-show.tsx concerned-reading.tsx lost-words.tsx not-this.tsx open-page.tsx own-question.tsx small-print.tsx",
  ),
  files(
    "src/web/features/readings/request",
    "block-type-chips.tsx choice-chip.tsx left-today.tsx spread-picker.tsx subject-step.tsx text-examples.tsx",
  ),
  files("src/web/features/live", "live-updates.tsx"),
  files("src/web/features/lock", "lock-gate.tsx"),
  files("src/web/features/readings/stream", "reading-again.tsx"),
  files("src/web/features/offline", "offline-app.tsx"),
  files("src/web/features/session", "auth-provider.tsx due-sign-out-note.tsx require-session.tsx"),
  whole("src/web/features/shell", ["account-sheet.tsx", "theme-switches.tsx"]),
  files("src/web", "root.tsx"),
  files(
    "src/web/routes",
    "app-pages.tsx either-home.tsx join-button.tsx later-in-app-pages.tsx member-home.tsx new-insight.tsx page-frame.tsx read-again-here.tsx shell-home.tsx warm-links.tsx",
  ),
  files(
    "src/web/ui",
    "bars.tsx block-glyph.tsx button.tsx dialog.tsx help-first.tsx help-lines.tsx icons.tsx more-menu.tsx notice.tsx rob.tsx skeleton.tsx spinner.tsx spread.tsx tarot-card.tsx waterline.tsx",
  ),
];

/** Returns the path of every folder and file that the list names. */
export const uncompiledPaths = () => pathsOf(UNCOMPILED);

export const uncompiled = new RegExp(UNCOMPILED.map(patternOf).join("|"));
