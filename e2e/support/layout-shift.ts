// Measures a page's layout shift, as the browser scores it.

export interface Shift {
  at: number;
  value: number;
}

/** Runs in the page from its start. Stores the shifts in `window.shifts`. */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
