// Renders `/` in the app's shell. Only people with a session get the shell, and few of them need the landing
// page.
import { lazy, Suspense } from "react";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import type { Route } from "./+types/home";
import { askServer, describeHome, EitherHome } from "./either-home.tsx";

const Home = lazy(() => import("./home.tsx"));

export const clientLoader = askServer;

export const meta = describeHome;

export default function ShellHome(props: Route.ComponentProps) {
  const landing = (
    <Suspense fallback={<LoadingScreen />}>
      <Home {...props} />
    </Suspense>
  );
  return <EitherHome landing={landing} />;
}
