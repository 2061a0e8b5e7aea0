import { useLocation } from "react-router";
import { PageFrame } from "../app/page-frame.tsx";
import { ReminderLink, readReminderLink } from "../features/insights/promises/reminder-link.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Reminder") }, { name: "robots", content: "noindex" }];
}

/** The page behind the links of a reminder email: `#did=`, `#tomorrow=`. */
export default function Reminder() {
  const { hash } = useLocation();
  return (
    <PageFrame>
      <ReminderLink key={hash} link={readReminderLink(hash)} />
    </PageFrame>
  );
}
