import { type RefObject, useEffect, useRef } from "react";

/** Returns a reference whose value says whether the component is still mounted, for work that takes a while. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(true);
  useEffect(() => {
    // In development, React runs the effect of a changed component again without mounting it again.
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
