import { useParams } from "react-router";
import { YearFrame } from "../app/year-frame.tsx";
import { yearOfAddress } from "../features/patterns/year/year-of-address.ts";
import { pageTitle } from "../ui/site.ts";

export function meta({ params: { year } }: { params: { year?: string } }) {
  return [{ title: pageTitle(`${yearOfAddress(year) ?? "The year"} in blocks`) }];
}

/** The page of the year in the address. If the address contains no valid year, it shows the current year. */
export default function OneYear() {
  const { year } = useParams();
  return <YearFrame year={yearOfAddress(year)} />;
}
