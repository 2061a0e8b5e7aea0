import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "../api/query-client.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { PageFrame } from "./page-frame.tsx";

/** Pages that read the API: one memory of answers for all of them. An expired session opens the door on top of the page. */
export function AppPages({ children }: { children: ReactNode }) {
  const { showAuth } = useAuth();
  const [queryClient] = useState(() =>
    createQueryClient({
      onUnauthenticated: () =>
        showAuth({ mode: "signIn", returnTo: `${window.location.pathname}${window.location.search}` }),
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <PageFrame>{children}</PageFrame>
    </QueryClientProvider>
  );
}
