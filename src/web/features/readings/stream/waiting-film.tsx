import { type ReactNode, useEffect, useState } from "react";
import { useIsStill } from "#web/ui/stillness.ts";
import mp4 from "./film/waiting.mp4";
import webm from "./film/waiting.webm";
import still from "./film/waiting.webp";

/**
 * The media type of the film, with its codec. Without the codec, a browser that cannot play the file would download
 * it to find out.
 */
const AV1 = 'video/webm; codecs="av01.0.04M.08"';
/**
 * The delay before the film is loaded, in milliseconds. Cards often arrive sooner, and the first video on a page is
 * slow to set up on a phone.
 */
const FILM_AFTER_MS = 700;
const SIZE = { width: 960, height: 640 };

/**
 * A looping film of Rob shuffling on the water, made by `scripts/make-waiting-video.mjs`. Shows its first
 * picture until the film is due, with reduced motion, and if the browser refuses autoplay. Shows `instead` if
 * the film cannot be played at all.
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
      // The result of `play()` says whether autoplay is allowed. A power or data saver refuses it, and the browser
      // would then show a play button.
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
      // This handler also receives errors of the first source. The browser then tries the second source.
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
