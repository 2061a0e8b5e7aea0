import { type ReactNode, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useRouteError,
  UNSAFE_useScrollRestoration as useScrollPositions,
} from "react-router";
import { AuthProvider } from "./features/session/auth-provider.tsx";
import { isShell } from "./features/shell/is-shell.ts";
import { LoadingScreen } from "./features/shell/loading-screen.tsx";
import { NotFound } from "./features/shell/not-found.tsx";
import { copyShownPage, PageAsItWas } from "./features/shell/page-as-it-was.tsx";
import { THEME_SCRIPT } from "./features/shell/theme.ts";
import { UnexpectedError } from "./features/shell/unexpected-error.tsx";
import favicon from "./ui/art/favicon.svg?inline";
import { HelpFinderContext } from "./ui/help-finder.ts";
import { SITE } from "./ui/site.ts";
import sheet from "./ui/tokens.css?url";

const style = <link rel="stylesheet" href={sheet} />;

/** The path of the page that the server sent; `null` for the app's shell. */
const sentPath = typeof location === "undefined" || isShell ? null : location.pathname;

/**
 * Returns the links in the head of every page. Fonts are not preloaded, because a browser would delay the first
 * paint for them.
 */
export function links() {
  return [
    { rel: "icon", type: "image/svg+xml", href: favicon },
    { rel: "apple-touch-icon", href: "/icons/apple-touch.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ];
}

/** Returns the title of a page that defines no title of its own. */
export function meta() {
  return [{ title: SITE.name }];
}

export function Layout({ children }: { children: ReactNode }) {
  // Restores scroll positions without React Router's inline script. That script reads storage before the first
  // paint, and for a prerendered page the browser itself restores the position.
  useScrollPositions();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#0b1620" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#f4ebd6" media="(prefers-color-scheme: light)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links />
        {!import.meta.env.PROD && style}
      </head>
      <body>
        {children}
        <Scripts />
        {/* A prerendered page contains the styles that it needs in its head. The full style sheet must not
            delay the first paint. */}
        {import.meta.env.PROD && style}
      </body>
    </html>
  );
}

/** The content of the app's shell until the code of the page has loaded. */
export function HydrateFallback() {
  return <LoadingScreen />;
}

const loadHelpFinder = () => import("./api/help-finder.ts").then(({ helpFinder }) => helpFinder);

export default function Root() {
  return (
    <HelpFinderContext value={loadHelpFinder}>
      <AuthProvider isShell={isShell}>
        <Outlet />
      </AuthProvider>
    </HelpFinderContext>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  // A page that the server sent whole stays readable, whatever happens to its scripts.
  const [page] = useState(() =>
    sentPath !== null && location.pathname === sentPath ? copyShownPage() : null,
  );
  if (isMissing) return <NotFound />;
  return page ? <PageAsItWas page={page} error={error} /> : <UnexpectedError error={error} />;
}
