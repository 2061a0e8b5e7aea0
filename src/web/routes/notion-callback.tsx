import { useNavigate, useSearchParams } from "react-router";
import { FinishConnecting } from "../features/notion/finish-connecting.tsx";
import { RequireAccount } from "../features/session/require-account.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Notion") }];
}

/** The page to which Notion sends the browser back, with `?code=&state=`, or with `?error=`. */
export default function NotionCallback() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const answer = { code: query.get("code"), state: query.get("state"), error: query.get("error") };
  return (
    <RequireAccount>
      <FinishConnecting
        answer={answer}
        // The code in the address is used up, so going back must not lead to it.
        onConnected={() => void navigate("/preferences?notion=connected#notion", { replace: true })}
      />
    </RequireAccount>
  );
}
