import { lazy, type ReactNode, Suspense, useState } from "react";
import { BarAside, BottomBar, barItemLook, MAIN_ID, TopBar, TopLinks } from "../../ui/bars.tsx";
import { PersonIcon } from "../../ui/icons.tsx";
import type { AccountView } from "./account-view.ts";
import { BOTTOM_BAR_ITEMS, WIDE_BAR_BUTTON, WIDE_BAR_ITEMS } from "./bar-items.ts";
import { SiteFooter } from "./site-footer.tsx";

const AccountSheet = lazy(() =>
  import("./account-sheet.tsx").then((module) => ({ default: module.AccountSheet })),
);

/**
 * The navigation bars around every page for a person with a session. The footer always starts below the first
 * screen, so that content that loads late does not move it.
 */
export function AppFrame({ account, children }: { account: AccountView; children: ReactNode }) {
  const [isAccountOpen, setAccountOpen] = useState(false);
  const open = () => setAccountOpen(true);
  return (
    <div>
      <TopBar isLined>
        <BarAside />
        <TopLinks items={WIDE_BAR_ITEMS}>
          <button
            type="button"
            onClick={open}
            className="min-h-11 min-w-11 cursor-pointer text-mist hover:text-moon"
          >
            You
          </button>
        </TopLinks>
        <TopLinks label="New" items={WIDE_BAR_BUTTON} />
      </TopBar>
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh outline-none">
        {children}
      </main>
      <div className="above-bottom-bar print:hidden">
        <SiteFooter />
      </div>
      <BottomBar items={BOTTOM_BAR_ITEMS}>
        <button type="button" onClick={open} className={barItemLook()}>
          <PersonIcon />
          You
        </button>
      </BottomBar>
      {isAccountOpen && (
        <Suspense>
          <AccountSheet account={account} onClose={() => setAccountOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
