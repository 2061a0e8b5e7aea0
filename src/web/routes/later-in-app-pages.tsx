import { type ComponentType, lazy } from "react";

/**
 * The member version of a public page. It and the app's pages load lazily, so that visitors download neither.
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
