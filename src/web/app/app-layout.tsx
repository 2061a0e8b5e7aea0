import { Outlet } from "react-router";
import { RequireSession } from "../features/session/require-session.tsx";
import { AppPages } from "./app-pages.tsx";

/** The layout around every page that needs a session. */
export default function AppLayout() {
  return (
    <RequireSession>
      <AppPages>
        <Outlet />
      </AppPages>
    </RequireSession>
  );
}
