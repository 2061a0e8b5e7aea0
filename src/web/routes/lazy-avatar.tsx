import { lazy, Suspense } from "react";

const Avatar = lazy(() =>
  import("../features/pictures/avatar.tsx").then((module) => ({ default: module.Avatar })),
);

/** The person's own picture. Until its code has loaded, a placeholder of the same height is shown. */
export function LazyAvatar() {
  return (
    <Suspense fallback={<div className="mt-4 h-20" />}>
      <Avatar />
    </Suspense>
  );
}
