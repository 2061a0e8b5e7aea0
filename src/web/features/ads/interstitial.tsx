import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Ad } from "#domain/ads/ad.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Rob } from "../../ui/rob.tsx";

interface InterstitialProps {
  ad: Ad;
  onFollow: () => void;
  onLater: () => void;
}

/** A full-page notice. Its call to action, 'Maybe later' and Escape close it. */
export function Interstitial({ ad, onFollow, onLater }: InterstitialProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="interstitial-title"
      onClose={onLater}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-ink text-moon"
    >
      <div className="mx-auto flex min-h-full max-w-md flex-col items-center justify-center gap-5 px-5 py-12 text-center">
        <p className="type-log text-mist">House ad</p>
        <Rob size="medium" mood="amused" />
        <h2 id="interstitial-title" className="type-display">
          {ad.title}
        </h2>
        <p className="text-mist">{ad.description}</p>
        <div className="mt-3 flex flex-wrap items-center justify-center gap-2">
          {ad.ctaLink ? (
            <Link to={ad.ctaLink} onClick={onFollow} className={buttonLook("go")}>
              {ad.ctaText}
            </Link>
          ) : (
            <Button onClick={onFollow}>{ad.ctaText}</Button>
          )}
          <Button look="soft" onClick={() => dialog.current?.close()}>
            Maybe later
          </Button>
        </div>
      </div>
    </dialog>
  );
}
