import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { PLANS } from "#domain/plans/plans.ts";
import { useDates } from "../api/use-dates.ts";
import { AccountSection } from "../features/account/account-section.tsx";
import { AddressNews } from "../features/account/address-news.tsx";
import { PremiumSection } from "../features/billing/premium-section.tsx";
import { BringIn } from "../features/imports/bring-in.tsx";
import { LockSwitch } from "../features/lock/lock-switch.tsx";
import { ProfileSection } from "../features/profile/profile-section.tsx";
import { ProgramsSection } from "../features/programs/programs-section.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { explainFault } from "../features/session/auth-sentences.ts";
import { KeptWays, type KeptWaysProps } from "../features/session/kept-ways.tsx";
import { RequireAccount } from "../features/session/require-account.tsx";
import { useProof } from "../features/session/use-proof.tsx";
import { AppPreferences } from "../features/settings/app-preferences.tsx";
import { Reminders } from "../features/settings/reminders.tsx";
import { DeviceSwitches } from "../features/shell/theme-switches.tsx";
import { pageTitle } from "../ui/site.ts";
import { TitledSection } from "../ui/titled-section.tsx";

const Avatar = lazy(() =>
  import("../features/pictures/avatar.tsx").then((module) => ({ default: module.Avatar })),
);

const NotionSection = lazy(() =>
  import("../features/notion/notion-section.tsx").then((module) => ({ default: module.NotionSection })),
);

export function meta() {
  return [{ title: pageTitle("Preferences") }];
}

/** The list below a new password, with the ways in that the person keeps. */
const renderWays = (list: Omit<KeptWaysProps, "legend">) => (
  <KeptWays
    legend="These open your account, too. Tick what stays; the rest ends with the old password."
    {...list}
  />
);

/** The page of preferences: the person's profile, the settings of the app, and the account. */
export default function Preferences() {
  const { me, user, reload, signOut } = useAuth();
  const [query] = useSearchParams();
  const proof = useProof();
  const { dayOf } = useDates();
  if (!me || !user) return null;
  return (
    <RequireAccount>
      <div className="page-frame page-panes pt-4 pb-10 md:pt-10">
        <h1 className="type-display">Preferences</h1>
        <div className="mt-4 empty:hidden">
          <AddressNews query={query} />
        </div>
        <ProfileSection
          key={user.id}
          userId={user.id}
          advisorName={me.advisorName}
          avatar={<OwnPicture />}
          today={dayOf(new Date())}
        >
          {me.settings && (
            <Section id="app" title="The app">
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
            </Section>
          )}
          <Section id="reminders" title="Reminders">
            <Reminders isVerified={user.isEmailVerified} />
          </Section>
          <Section id="premium" title="Premium">
            <PremiumSection
              key={user.id}
              isBack={query.get("premium") === "bought"}
              onChanged={() => void reload()}
            />
          </Section>
          <Section id="notion" title="Notion">
            {/* The empty place is as high as the sentence of a server without Notion. */}
            <Suspense fallback={<div className="min-h-13 sm:min-h-6.5" />}>
              <NotionSection
                key={user.id}
                isPremium={me.plan === PLANS.premium.name}
                isBack={query.get("notion") === "connected"}
                runProven={proof.run}
              />
            </Suspense>
          </Section>
          <Section id="account" title="Account">
            <AccountSection
              renderWays={renderWays}
              email={user.email ?? ""}
              isVerified={user.isEmailVerified}
              sendsEmail={me.flags.sendsEmail}
              linking={{ isDone: query.get("identity") === "linked", problem: query.get("problem") }}
              explain={explainFault}
              proof={proof}
              onLeave={signOut}
              bringIn={<BringIn />}
            />
          </Section>
          <Section id="programs" title="For programs">
            <ProgramsSection runProven={proof.run} />
          </Section>
        </ProfileSection>
      </div>
    </RequireAccount>
  );
}

function Section(props: { id: string; title: string; children: ReactNode }) {
  return <TitledSection {...props} className="mt-14 border-t border-hair pt-8" />;
}

function OwnPicture() {
  return (
    // The empty place is as high as the picture.
    <Suspense fallback={<div className="mt-4 h-20" />}>
      <Avatar />
    </Suspense>
  );
}
