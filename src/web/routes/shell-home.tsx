// Renders `/` in the app's shell. Only people with a session get the shell, and few of them need the landing page.
// The home page for people with an account is imported directly, so that the shell can preload it
// (scripts/start-early.mjs).
import { lazy, Suspense } from "react";
import { LoadingScreen } from "../features/shell/loading-screen.tsx";
import { AppPages } from "./app-pages.tsx";
import { describeHome, EitherHome } from "./either-home.tsx";
import { MemberHome } from "./member-home.tsx";

/** The landing page with its data. Prerendered pages contain that data, and the shell does not. */
const Landing = lazy(async () => {
  const [{ VisitorHome }, { LANDING }] = await Promise.all([
    import("./visitor-home.tsx"),
    import("virtual:landing"),
  ]);
  return { default: () => <VisitorHome {...LANDING} /> };
});

export const meta = describeHome;

export default function ShellHome() {
  return (
    <EitherHome
      landing={
        <Suspense fallback={<LoadingScreen />}>
          <Landing />
        </Suspense>
      }
      home={
        <AppPages>
          <MemberHome />
        </AppPages>
      }
    />
  );
}
