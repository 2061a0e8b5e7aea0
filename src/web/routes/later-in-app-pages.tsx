import { type ComponentType, lazy } from "react";

/** What a public page becomes for somebody with an account: both come later, so that visitors get neither. */
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
