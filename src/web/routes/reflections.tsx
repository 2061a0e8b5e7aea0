import { ReflectionList } from "../features/reflections/reflection-list.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { SITE } from "../ui/site.ts";

export function meta() {
  return [{ title: `Reflections · ${SITE.name}` }];
}

/** The page of all reflections of the person. */
export default function Reflections() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <RequireAccount>
      <div className="page-frame page-column pt-4 pb-10 md:pt-10">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 className="type-display">Reflections</h1>
          <ButtonLink look="link" to="/cards">
            Cards
          </ButtonLink>
        </div>
        <ReflectionList userId={user.id} />
      </div>
    </RequireAccount>
  );
}
