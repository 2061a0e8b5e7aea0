import { LANDING } from "virtual:landing";
import { Suspense } from "react";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import type { Route } from "./+types/home";
import { describeHome, EitherHome } from "./either-home.tsx";
import { laterInAppPages } from "./later-in-app-pages.tsx";
import { VisitorHome } from "./visitor-home.tsx";

const MemberHome = laterInAppPages(() => import("./member-home.tsx").then((module) => module.MemberHome));

export const loader = () => LANDING;

/**
 * Loads the data of the landing page. For a person with a session, `/` serves the app's shell, which has no
 * prerendered data.
 */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

export const meta = describeHome;

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <EitherHome
      landing={<VisitorHome {...loaderData} />}
      home={
        <Suspense fallback={<LoadingScreen />}>
          <MemberHome />
        </Suspense>
      }
    />
  );
}
