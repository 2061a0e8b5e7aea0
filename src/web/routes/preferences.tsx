import { useSearchParams } from "react-router";
import { dayOf } from "#domain/plans/day.ts";
import { PLANS } from "#domain/plans/plans.ts";
import { AccountSection } from "../features/account/account-section.tsx";
import { AddressNews } from "../features/account/address-news.tsx";
import { PremiumSection } from "../features/billing/premium-section.tsx";
import { LockSwitch } from "../features/lock/lock-switch.tsx";
import { ProfileSection } from "../features/profile/profile-section.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { explainFault } from "../features/session/auth-sentences.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { useProof } from "../features/session/use-proof.tsx";
import { AppPreferences } from "../features/settings/app-preferences.tsx";
import { Reminders } from "../features/settings/reminders.tsx";
import { DeviceSwitches } from "../features/shell/theme-switches.tsx";
import { pageTitle } from "../ui/site.ts";
import { LazyAvatar } from "./lazy-pictures.tsx";

export function meta() {
  return [{ title: pageTitle("Preferences") }];
}

/** The page of preferences: the person's profile, the settings of the app, and the account. */
export default function Preferences() {
  const { me, user, reload, signOut } = useAuth();
  const [query] = useSearchParams();
  const proof = useProof();
  if (!me || !user) return null;
  const timeZone = me.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <RequireAccount>
      <div className="mx-auto max-w-3xl px-5 pt-4 pb-10 md:px-12 md:pt-10">
        <h1 className="type-display">Preferences</h1>
        <div className="mt-4 empty:hidden">
          <AddressNews query={query} />
        </div>
        <ProfileSection
          key={user.id}
          userId={user.id}
          advisorName={me.advisorName}
          avatar={<LazyAvatar />}
          today={dayOf(new Date(), { timeZone })}
        >
          {me.settings && (
            <section aria-labelledby="app" className="mt-14 border-t border-hair pt-8">
              <h2 id="app" className="type-title mb-6">
                The app
              </h2>
              <AppPreferences
                key={user.id}
                known={me.settings}
                advisorName={me.advisorName}
                hasCheckIns={me.plan === PLANS.premium.name}
                device={
                  <div className="grid gap-5">
                    <DeviceSwitches />
                    <LockSwitch />
                  </div>
                }
                onSaved={() => void reload()}
              />
            </section>
          )}
          <section aria-labelledby="reminders" className="mt-14 border-t border-hair pt-8">
            <h2 id="reminders" className="type-title mb-6">
              Reminders
            </h2>
            <Reminders isVerified={user.isEmailVerified} />
          </section>
          <section aria-labelledby="premium" className="mt-14 border-t border-hair pt-8">
            <h2 id="premium" className="type-title mb-6">
              Premium
            </h2>
            <PremiumSection
              key={user.id}
              isBack={query.get("premium") === "bought"}
              onChanged={() => void reload()}
            />
          </section>
          <section aria-labelledby="account" className="mt-14 border-t border-hair pt-8">
            <h2 id="account" className="type-title mb-6">
              Account
            </h2>
            <AccountSection
              email={user.email ?? ""}
              isVerified={user.isEmailVerified}
              linking={{ isDone: query.get("identity") === "linked", problem: query.get("problem") }}
              explain={explainFault}
              proof={proof}
              onLeave={signOut}
            />
          </section>
        </ProfileSection>
      </div>
    </RequireAccount>
  );
}
