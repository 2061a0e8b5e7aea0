import type { Page } from "playwright-core";

/** Returns a list that grows by the path of each address that the page goes to from now on. */
export function watchAddresses(page: Page): string[] {
  const paths: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}
