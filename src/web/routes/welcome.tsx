import { WelcomePage } from "../features/marketing/welcome-page.tsx";
import { pageTitle } from "../ui/site.ts";
import { JoinButton } from "./join-button.tsx";
import { PageFrame } from "./page-frame.tsx";

export function meta() {
  return [
    { title: pageTitle("Welcome") },
    { name: "description", content: "What happens next, now that you’re on the waitlist." },
    { name: "robots", content: "noindex" },
  ];
}

export default function Welcome() {
  return (
    <PageFrame>
      <WelcomePage join={<JoinButton />} />
    </PageFrame>
  );
}
