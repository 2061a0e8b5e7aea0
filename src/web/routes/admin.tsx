import { useSearchParams } from "react-router";
import { AdminPage } from "../features/admin/admin-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { useProof } from "../features/session/use-proof.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyPanel } from "../ui/notice.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Running this server") }];
}

/** The page of the people who run the server. For everybody else there is nothing at this address. */
export default function Admin() {
  const { user } = useAuth();
  const [query] = useSearchParams();
  const proof = useProof();
  if (!user) return null;
  if (!user.isAdmin) {
    return (
      <EmptyPanel
        level={1}
        art="signpost"
        title="There is nothing at this address."
        actions={<ButtonLink to="/">Home</ButtonLink>}
      >
        Somebody moved it, or it was never drawn.
      </EmptyPanel>
    );
  }
  return (
    <>
      <AdminPage part={query.get("part")} ownId={user.id} prove={proof.run} />
      {proof.dialog}
    </>
  );
}
