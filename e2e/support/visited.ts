import type { Page } from "playwright-core";

/** Returns a list to which the path of each address is added that the page goes to from now on. */
export function watchAddresses(page: Page): string[] {
  const paths: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}
