import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { api } from "../../api/client.ts";
import { proofsQuery } from "../../api/queries/account.ts";
import { waysInQuery } from "../../api/queries/credentials.ts";
import { changePassword, type Keep } from "../../api/sign-in.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { AccountForm, type Explain, type Leave, type Proof, type SignInPartProps } from "./account-form.tsx";
import { AddressState } from "./address-state.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadEverything } from "./download-everything.tsx";
import { type Linking, OtherSignIns } from "./other-sign-ins.tsx";
import { SignInParts } from "./sign-in-parts.tsx";

export const ACCOUNT_PAGE = "/preferences";

interface AccountSectionProps {
  email: string;
  isVerified: boolean;
  /** Whether emails from this server reach people. */
  sendsEmail: boolean;
  /** How adding a way to sign in at a provider ended, if the person comes back from there. */
  linking: Linking;
  /** Explains a failed authentication request in the product's words. */
  explain: Explain;
  /** Asks for a proof of who the person is, before what is dangerous. */
  proof: Proof;
  /** Renders the list of what else opens the account, with what is kept of it. */
  renderWays: RenderWays;
  /**
   * Leaves the account: runs `by`, which ends the session, then clears this browser's data and loads the page `to`.
   */
  onLeave: Leave;
  /** The part with which the person brings data in. */
  bringIn?: ReactNode;
}

type Open = "email" | "password" | "delete" | null;

/**
 * The account section of the preferences: address, password, devices, download of all data and deletion of the
 * account.
 */
export function AccountSection({
  email,
  isVerified,
  sendsEmail,
  linking,
  explain,
  proof,
  renderWays,
  onLeave,
  bringIn,
}: AccountSectionProps) {
  const [open, setOpen] = useState<Open>(null);
  const { data, refetch } = useQuery(proofsQuery);
  const toggle = (part: Open) => setOpen(open === part ? null : part);
  const opener = (part: Open, words: string) => (
    <Button look="link" aria-expanded={open === part} onClick={() => toggle(part)}>
      {words}
    </Button>
  );
  const hasPassword = data?.ways.includes("password") ?? email !== "";
  return (
    <div className="grid gap-6">
      {open !== "delete" && proof.dialog}
      <AddressState email={email} isVerified={isVerified} sendsEmail={sendsEmail} explain={explain} />
      <div className="grid justify-items-start gap-2">
        {opener("email", email === "" ? "Add an email address" : "Change email")}
        {open === "email" && <ChangeEmail isFirst={email === ""} explain={explain} proof={proof} />}
        {(email !== "" || hasPassword) &&
          opener("password", hasPassword ? "Change password" : "Set a password")}
        {open === "password" && (
          <ChangePassword
            explain={explain}
            proof={proof}
            renderWays={renderWays}
            onChanged={() => void refetch()}
          />
        )}
        <Link to="/devices" className={buttonLook("link")}>
          Where you are signed in
        </Link>
        <SignInParts explain={explain} proof={proof} />
        <OtherSignIns explain={explain} proof={proof} returnTo={ACCOUNT_PAGE} linking={linking} />
      </div>
      <section aria-labelledby="yours" className="grid justify-items-start gap-3 border-t border-ripple pt-6">
        <h3 id="yours" className="type-log text-mist">
          your data
        </h3>
        <DownloadEverything proof={proof} />
        {bringIn}
        <Link to="/export" className={buttonLook("link")}>
          Export readings as one file
        </Link>
        <Link to="/encryption" className={buttonLook("link")}>
          What is encrypted, and what is not
        </Link>
        {opener("delete", "Delete your account")}
        {open === "delete" && (
          <DeleteAccount explain={explain} proof={proof} onLeave={onLeave} onClose={() => setOpen(null)} />
        )}
      </section>
    </div>
  );
}

interface ChangeEmailProps extends SignInPartProps {
  /** Whether the account has no address yet. */
  isFirst: boolean;
}

function ChangeEmail({ isFirst, explain, proof }: ChangeEmailProps) {
  const rest = isFirst
    ? "The account has the address once you open the link."
    : "Your email address changes when you open the link; your old address has been notified.";
  return (
    <AccountForm
      explain={explain}
      fields={[{ name: "email", label: "New email", type: "email", autoComplete: "email" }]}
      action="Send the link"
      done={`If no other account uses that address, an email with a link is on its way to it. ${rest}`}
      onSubmit={({ email = "" }) =>
        proof.run(() =>
          api.credentials.changeEmail({ newEmail: email, callbackURL: `${ACCOUNT_PAGE}?address=new` }),
        )
      }
    />
  );
}

type RenderWays = (list: { ways: readonly WayIn[]; keep: Keep; onKeep: (keep: Keep) => void }) => ReactNode;

interface ChangePasswordProps extends SignInPartProps {
  renderWays: RenderWays;
  /** Called when the password is set; it may be the account's first. */
  onChanged: () => void;
}

function ChangePassword({ explain, proof, renderWays, onChanged }: ChangePasswordProps) {
  const { data, error, isFetching, refetch } = useQuery(waysInQuery);
  const [keep, setKeep] = useState<Keep>([]);
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <AccountForm
      explain={explain}
      fields={[
        {
          name: "password",
          label: "New password",
          type: "password",
          autoComplete: "new-password",
          hint: "Eight characters or more. This signs you out everywhere else.",
        },
      ]}
      action="Set password"
      done="The new password is set. Every other device is signed out."
      onSubmit={async ({ password = "" }) => {
        await proof.run(() => changePassword(password, keep));
        await refetch();
        onChanged();
      }}
    >
      {renderWays({ ways: data.ways, keep, onKeep: setKeep })}
    </AccountForm>
  );
}
