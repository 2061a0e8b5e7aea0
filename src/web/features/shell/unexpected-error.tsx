import { TopBar } from "../../ui/bars.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";

/** The page broke in the browser, or its code did not arrive. */
export function UnexpectedError() {
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
        Something in it broke, or a part of it did not arrive.
      </ErrorPanel>
    </>
  );
}
