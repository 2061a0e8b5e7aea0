import { YearFrame } from "../app/year-frame.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("The year in blocks") }];
}

/** The page of the person's current year. */
export default function Year() {
  return <YearFrame />;
}
