import { TopBar } from "../../ui/bars.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useReloadForMissingPart } from "../../ui/missing-part.ts";
import { ErrorPanel } from "../../ui/notice.tsx";

/**
 * The page that is shown if a page failed to render or its code failed to load. If the code failed to load, the
 * page reloads once.
 */
export function UnexpectedError({ error }: { error: unknown }) {
  useReloadForMissingPart(error);
  return (
    <>
      <TopBar />
      <ErrorPanel
        level={1}
        title="This page fell in"
        kept="What you saved is safe on the server; what you typed is kept in this browser."
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Reload</Button>
            <ButtonLink to="/" look="soft" reloadDocument>
              Home
            </ButtonLink>
          </>
        }
      >
        Something on it broke, or part of it did not load.
      </ErrorPanel>
    </>
  );
}
