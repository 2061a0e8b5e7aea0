import { dayOf } from "../../domain/plans/day.ts";
import { ProfileSection } from "../features/profile/profile-section.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Preferences") }];
}

/** What the duck knows of a person, how the app behaves, and the account itself. */
export default function Preferences() {
  const { me, user } = useAuth();
  if (!me || !user) return null;
  const timeZone = me.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <RequireAccount>
      <div className="mx-auto max-w-3xl px-5 pt-4 pb-10 md:px-12 md:pt-10">
        <h1 className="type-display">Preferences</h1>
        <section aria-labelledby="profile" className="mt-8">
          <h2 id="profile" className="type-title">
            Profile
          </h2>
          <ProfileSection
            key={user.id}
            userId={user.id}
            advisorName={me.advisorName}
            today={dayOf(new Date(), { timeZone })}
          />
        </section>
      </div>
    </RequireAccount>
  );
}
