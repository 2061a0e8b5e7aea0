import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";

const NARROWEST = 320;

interface ChartProps {
  title: string;
  /** A sentence that says what the picture shows. Screen readers read it after the title. */
  description: string;
  /** The height of the picture in pixels, or a function that computes it from the width. */
  height: number | ((width: number) => number);
  children: (width: number) => ReactNode;
}

/** A picture that is drawn for the width in pixels that is available, so that its letters are never scaled down. */
export function Chart({ title, description, height, children }: ChartProps) {
  const id = useId();
  const { place, width } = useWidth();
  const tall = typeof height === "number" ? height : height(width);
  return (
    <div ref={place}>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        width={width}
        height={tall}
        viewBox={`0 0 ${width} ${tall}`}
        fill="none"
        className="block max-w-full overflow-visible"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children(width)}
      </svg>
    </div>
  );
}

/**
 * Returns a ref and the width of its element in pixels, measured before the first paint and after every change.
 * Returns `NARROWEST` while the element is hidden.
 */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NARROWEST);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || NARROWEST);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}
