import { Rob } from "../../ui/rob.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/**
 * A screen that is shown until the app knows which page to show. Its font is one of the device, so that no download
 * competes with the code of the page.
 */
export function LoadingScreen({ caption = "Loading..." }: { caption?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center font-device" data-shell>
      <div className="flex flex-col items-center gap-4">
        <Rob size="large" mood="listening" />
        <Spinner className="size-8 text-gold" />
        <Loading label={caption} />
        <noscript>
          <p className="max-w-sm px-5 text-center">
            This part needs JavaScript.{" "}
            <a href="/cards" className="text-gold underline">
              The cards
            </a>{" "}
            and{" "}
            <a href="/" className="text-gold underline">
              the landing
            </a>{" "}
            can be read without.
          </p>
        </noscript>
      </div>
    </div>
  );
}
