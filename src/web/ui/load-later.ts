import { type ComponentType, lazy, useEffect, useState } from "react";

/** A component whose code is loaded when it is needed for the first time. */
export interface LaterComponent<Props> {
  load(): Promise<ComponentType<Props>>;
  loaded(): ComponentType<Props> | undefined;
}

/**
 * Returns a component whose code is loaded at the first call of `load`. `fetchCode` imports the component's module.
 * A failed import is tried again at the next call.
 */
export function loadLater<Props>(fetchCode: () => Promise<ComponentType<Props>>): LaterComponent<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    async load() {
      component ??= await fetchCode();
      return component;
    },
    loaded: () => component,
  };
}

/**
 * Returns the component when its code has loaded, and `undefined` before. The code is loaded once `isNeeded` is
 * true. A failed import is thrown while rendering, as for a lazy component of React.
 */
export function useLater<Props>(
  later: LaterComponent<Props>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const [{ Component, error }, setState] = useState<{ Component?: ComponentType<Props>; error?: unknown }>(
    () => ({ Component: later.loaded() }),
  );
  useEffect(() => {
    if (!isNeeded || Component) return;
    later.load().then(
      (loaded) => setState({ Component: loaded }),
      (fault: unknown) => setState({ error: fault }),
    );
  }, [later, isNeeded, Component]);
  if (error) throw error;
  return Component;
}

/**
 * Returns a lazy component of React. If its code does not arrive, `Instead` takes its place, which is nothing if absent, so
 * that the page around it stays.
 */
export function lazyOr<Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
) {
  return lazy(async () => ({ default: await fetchCode().catch(() => Instead) }));
}
