import { type ComponentType, lazy } from "react";

/**
 * Returns a component that shows the version of a public page for people with an account. It loads that version and
 * the code of the app's pages lazily, so that visitors download neither.
 */
export function laterInAppPages<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [{ AppPages }, Page] = await Promise.all([import("./app-pages.tsx"), load()]);
    return {
      default: function InAppPages(props: Props) {
        return (
          <AppPages>
            <Page {...props} />
          </AppPages>
        );
      },
    };
  });
}
