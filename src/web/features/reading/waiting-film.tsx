import { type ReactNode, useEffect, useState } from "react";
import { useIsStill } from "../../ui/stillness.ts";
import mp4 from "./film/waiting.mp4";
import webm from "./film/waiting.webm";
import still from "./film/waiting.webp";

/** Without the codec in its name a browser that cannot read it fetches the file to find out. */
const AV1 = 'video/webm; codecs="av01.0.04M.08"';
/** Cards are often sooner there; and a page's first film has a slow phone read the browser's own style of players. */
const FILM_AFTER_MS = 700;
const SIZE = { width: 960, height: 640 };

/**
 * Rob shuffles on the water, for ever: a film that `scripts/make-waiting-video.mjs` makes. Where motion is unwanted or a
 * browser plays nothing unasked, and at first, it is its first picture; where it cannot be shown at all, `instead`.
 */
export function WaitingFilm({ instead }: { instead: ReactNode }) {
  const isStillWanted = useIsStill();
  const [isDue, setIsDue] = useState(false);
  const [mayPlay, setMayPlay] = useState(true);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), FILM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const giveUp = () => setIsBroken(true);
  if (isBroken) return instead;
  if (isStillWanted || !mayPlay || !isDue) {
    return <img src={still} alt="" {...SIZE} onError={giveUp} className="block size-full" />;
  }
  return (
    <video
      // Its own word on whether it may: a saver of power or data says no, and would leave a button to press.
      ref={(video) => {
        void video?.play().catch((refusal: unknown) => {
          if (refusal instanceof DOMException && refusal.name === "NotAllowedError") setMayPlay(false);
        });
      }}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      poster={still}
      tabIndex={-1}
      {...SIZE}
      // That of the first source comes by as well: then the second one has its turn.
      onError={({ target, currentTarget }) => {
        if (target === currentTarget) giveUp();
      }}
      className="block size-full"
    >
      <source src={webm} type={AV1} />
      <source src={mp4} type="video/mp4" onError={giveUp} />
    </video>
  );
}
