import { ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";

/** The page was opened without anything to read. */
export function MissingOrder() {
  return (
    <ErrorPanel
      level={1}
      title="Something went wrong. Please try again."
      kept="What you typed before is kept."
      actions={<ButtonLink to="/">Home</ButtonLink>}
    >
      This page reads what the page before it hands over, and nothing was.
    </ErrorPanel>
  );
}
