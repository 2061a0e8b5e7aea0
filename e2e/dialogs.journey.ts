import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import {
  DIALOGS_OF_A_GUEST,
  DIALOGS_OF_A_VISITOR,
  dialogsOfAMember,
  type KnownDialog,
} from "./support/dialogs.ts";
import { Finger, straight } from "./support/finger.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { comesToAReading } from "./support/reading-steps.ts";

const WINDOWS = [
  { name: "a small phone", viewport: { width: 320, height: 568 } },
  { name: "a laptop's window at 200 % zoom", viewport: { width: 640, height: 400 } },
];
const MOST_SWIPES = 12;
/** The number of moves of a swipe. Chromium answers each with its next frame. */
const SWIPE_STEPS = 4;
const MOST_TABS = 60;
/** The height of a line of text, in pixels. */
const LINE = 24;
const CONTROLS = "a[href], button:enabled, input:enabled, textarea:enabled, select:enabled";

/** Drags a finger along the dialog's edge. A positive number of pixels shows content further down. */
async function swipes({ page }: Person, finger: Finger, pixels: number): Promise<void> {
  const popup = await page.getByRole("dialog").boundingBox();
  const from = { x: (popup?.x ?? 0) + 10, y: (page.viewportSize()?.height ?? 0) / 2 + pixels / 2 };
  await finger.draws(from, ...straight(from, { x: from.x, y: from.y - pixels }, SWIPE_STEPS));
}

/**
 * Runs in the page: returns which ends of the dialog are visible, and whether nothing covers its title, Close button
 * and last control.
 */
function seeEnds(controls: string) {
  const popup = document.querySelector("[role=dialog]");
  const isInSight = (element: Element | null | undefined) => {
    if (!element) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isWithin = top >= 0 && bottom <= innerHeight + 0.5;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isWithin && there !== null && (element.contains(there) || there.contains(element));
  };
  const [title, last] = [popup?.querySelector("h2"), [...(popup?.querySelectorAll(controls) ?? [])].at(-1)];
  return {
    title: isInSight(title),
    close: isInSight(popup?.querySelector("[aria-label=Close]")),
    last: isInSight(last),
    end: (popup?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight + 0.5,
  };
}

/** Runs in the page: resolves when the dialog has not moved for three frames, so that a swipe has ended. */
async function standStill(): Promise<void> {
  const topOfTitle = () => document.querySelector("[role=dialog] h2")?.getBoundingClientRect().top;
  for (let still = 0, before = topOfTitle(); still < 3; ) {
    await new Promise(requestAnimationFrame);
    const now = topOfTitle();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

async function reachesByTouch(person: Person, name: string): Promise<void> {
  const finger = await Finger.of(person);
  const see = () => person.page.evaluate(seeEnds, CONTROLS);
  const swipeUntil = async (pixels: number, isThere: (seen: Awaited<ReturnType<typeof see>>) => boolean) => {
    for (let swipe = 0; swipe < MOST_SWIPES && !isThere(await see()); swipe += 1)
      await swipes(person, finger, pixels);
    return await see();
  };
  const atTheEnd = await swipeUntil(250, ({ last, end }) => last && end);
  expect(atTheEnd, `the end of '${name}'`).toMatchObject({ last: true, end: true, close: true });
  const atTheTop = await swipeUntil(-250, ({ title }) => title);
  expect(atTheTop, `the top of '${name}'`).toMatchObject({ title: true, close: true });
}

/** Runs in the page: returns the focused control, and whether at least a line of it is visible. */
function seeFocus({ controls, oneLine }: { controls: string; oneLine: number }) {
  const popup = document.querySelector("[role=dialog]");
  const now = document.activeElement;
  const { top = 0, bottom = 0 } = now?.getBoundingClientRect() ?? {};
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const group = (element: Element | null | undefined) =>
    element instanceof HTMLInputElement && element.type === "radio" ? element.name : element;
  const stops = [...(popup?.querySelectorAll(controls) ?? [])];
  return {
    isFirst: now !== null && now === popup?.querySelector("[aria-label=Close]"),
    isLast: now !== null && group(now) === group(stops.at(-1)),
    isInDialog: popup?.contains(now) ?? false,
    // In a large text field, a browser scrolls only to the caret.
    isInSight: shown >= Math.min(bottom - top, oneLine) - 0.5,
    name: now?.getAttribute("aria-label") ?? now?.textContent ?? "",
  };
}

async function reachesByTab(person: Person, name: string): Promise<void> {
  await person.page.evaluate(standStill);
  const seen: Awaited<ReturnType<typeof look>>[] = [];
  const look = () => person.page.evaluate(seeFocus, { controls: CONTROLS, oneLine: LINE });
  const isWhole = () => seen.some(({ isFirst }) => isFirst) && seen.some(({ isLast }) => isLast);
  while (seen.length < MOST_TABS && !isWhole()) {
    await person.page.keyboard.press("Tab");
    seen.push(await look());
  }
  expect(isWhole(), `Tab reaches Close and the last control of '${name}'`).toBe(true);
  expect(
    seen.filter(({ isInDialog }) => isInDialog).filter(({ isInSight }) => !isInSight),
    name,
  ).toEqual([]);
}

async function reachesBothEndsOf(person: Person, dialog: KnownDialog): Promise<void> {
  await dialog.open(person);
  await person.page.getByRole("dialog", { name: dialog.title }).waitFor();
  await reachesByTouch(person, dialog.title);
  await reachesByTab(person, dialog.title);
  await reachesByTouch(person, dialog.title);
  await person.page.keyboard.press("Escape");
}

describe.each(WINDOWS)("on $name, the first and the last element of every dialog", ({ viewport }) => {
  const TOUCH = { viewport, hasTouch: true };

  journey(
    "the first and the last element of every dialog of a visitor and of a guest are reached by touch and by Tab",
    app,
    async ({ someone }) => {
      const visitor = await someone(TOUCH);
      for (const dialog of DIALOGS_OF_A_VISITOR) await reachesBothEndsOf(visitor, dialog);
      const guest = await someone(TOUCH);
      await guest.comesAsGuest();
      for (const dialog of DIALOGS_OF_A_GUEST) await reachesBothEndsOf(guest, dialog);
    },
  );

  journey(
    "the first and the last element of every dialog of a member are reached by touch and by Tab",
    app,
    async ({ someone }) => {
      const member = await someone(TOUCH);
      const insightId = await comesToAReading(member);
      for (const dialog of dialogsOfAMember(insightId)) await reachesBothEndsOf(member, dialog);
    },
  );
});
