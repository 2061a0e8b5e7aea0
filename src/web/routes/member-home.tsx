import { lazy, Suspense } from "react";
import { CompactBlocks } from "../features/blocks/compact-blocks.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { OpenSteps } from "../features/insights/open-steps.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { Loading } from "../ui/skeleton.tsx";
import { AppPages } from "./app-pages.tsx";

const HomeRequest = lazy(() =>
  import("./home-request.tsx").then((module) => ({ default: module.HomeRequest })),
);

/** Home for somebody with an account. Apart from the landing, which must stay light. */
export function MemberHome() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <AppPages>
      <HomePage
        userId={user.id}
        unverifiedEmail={user.isEmailVerified ? null : user.email}
        renderBlocks={(blocks) => <CompactBlocks blocks={blocks} />}
        renderSteps={(steps) => <OpenSteps items={steps} />}
        request={
          <Suspense fallback={<Loading />}>
            <HomeRequest />
          </Suspense>
        }
      />
    </AppPages>
  );
}
