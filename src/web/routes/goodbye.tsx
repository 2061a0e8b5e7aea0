import { PageFrame } from "../app/page-frame.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { DrawnPanel, PanelActions } from "../ui/notice.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Goodbye") }, { name: "robots", content: "noindex" }];
}

/** The page that is shown after an account was deleted. */
export default function Goodbye() {
  return (
    <PageFrame>
      <DrawnPanel art="boat">
        <h1 className="type-display">It is all gone.</h1>
        <p className="mt-3 text-mist">
          Your words, the key that opened them, and what this browser had kept. Nothing is left to bring back.
          Go well.
        </p>
        <PanelActions>
          <ButtonLink to="/" look="soft" reloadDocument>
            To the pond
          </ButtonLink>
        </PanelActions>
      </DrawnPanel>
    </PageFrame>
  );
}
