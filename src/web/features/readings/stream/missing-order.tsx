import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorPanel } from "#web/ui/notice.tsx";

/** The content of the reading page if it is opened without a request for a reading. */
export function MissingOrder() {
  return (
    <ErrorPanel
      level={1}
      art="paper"
      title="Something went wrong. Please try again."
      kept="What you typed before is kept there."
      actions={
        <>
          <ButtonLink to="/new-insight" replace>
            New reading
          </ButtonLink>
          <ButtonLink look="soft" to="/">
            Home
          </ButtonLink>
        </>
      }
    >
      This page was opened without a question. You can ask one under New reading.
    </ErrorPanel>
  );
}
