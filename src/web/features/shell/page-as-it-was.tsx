import { Button } from "../../ui/button.tsx";
import { useReloadForMissingPart } from "../../ui/missing-part.ts";
import { Notice } from "../../ui/notice.tsx";

/**
 * Returns a copy of the text that the page shows, or `null` if there is none. While an error boundary renders for the first
 * time, the page that failed is still there.
 */
export function copyShownPage(): Node | null {
  return document.querySelector("main")?.cloneNode(true) ?? null;
}

/** A page whose scripts failed, as it was shown before: its text can be read and its links work. */
export function PageAsItWas({ page, error }: { page: Node; error: unknown }) {
  useReloadForMissingPart(error);
  return (
    <>
      <div className="page-frame pt-4">
        <Notice tone="warning">
          <p>Something on this page stopped working, so its buttons may not answer. You can still read it.</p>
          <Button look="link" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Notice>
      </div>
      <div ref={(place) => place?.replaceChildren(page)} />
    </>
  );
}
