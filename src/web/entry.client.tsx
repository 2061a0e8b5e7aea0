// Takes over the page that the server sent. If React fails above every error boundary, it empties the page; the text that the
// server sent is then put back.
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { listenForInstallPrompt } from "./features/shell/install-prompt.ts";
import { isShell } from "./features/shell/is-shell.ts";

listenForInstallPrompt();

const sentBody = isShell ? null : document.body.cloneNode(true);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onUncaughtError(error) {
        reportError(error);
        // React empties the page right after this call.
        if (sentBody) setTimeout(() => document.body.replaceChildren(...sentBody.childNodes));
      },
    },
  );
});
