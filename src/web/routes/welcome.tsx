import { PageFrame } from "../app/page-frame.tsx";
import { WelcomePage } from "../features/marketing/welcome-page.tsx";
import { JoinButton } from "../features/session/join-button.tsx";
import { pageTitle } from "../ui/site.ts";

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
