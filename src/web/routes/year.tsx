import { pageTitle } from "../ui/site.ts";
import { YearFrame } from "./year-frame.tsx";

export function meta() {
  return [{ title: pageTitle("The year in blocks") }];
}

/** The page of the person's current year. */
export default function Year() {
  return <YearFrame />;
}
