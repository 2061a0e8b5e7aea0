import { useState } from "react";
import { Link } from "react-router";
import { changeEmail, changePassword } from "../../api/account.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { AccountForm, type Explain, type Leave } from "./account-form.tsx";
import { AddressState } from "./address-state.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { Devices } from "./devices.tsx";
import { DownloadEverything } from "./download-everything.tsx";

export const ACCOUNT_PAGE = "/preferences";

interface AccountSectionProps {
  email: string;
  isVerified: boolean;
  /** Explains a failed authentication request in the product's words. */
  explain: Explain;
  /**
   * Leaves the account: runs `by`, which ends the session, then clears this browser's data and loads the page `to`.
   */
  onLeave: Leave;
}

type Open = "email" | "password" | "devices" | "delete" | null;

/**
 * The account section of the preferences: address, password, devices, download of all data and deletion of the
 * account.
 */
export function AccountSection({ email, isVerified, explain, onLeave }: AccountSectionProps) {
  const [open, setOpen] = useState<Open>(null);
  const toggle = (part: Open) => setOpen(open === part ? null : part);
  const opener = (part: Open, words: string) => (
    <Button look="link" aria-expanded={open === part} onClick={() => toggle(part)}>
      {words}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <AddressState email={email} isVerified={isVerified} explain={explain} />
      <div className="grid justify-items-start gap-2">
        {opener("email", "Change email")}
        {open === "email" && (
          <AccountForm
            explain={explain}
            fields={[
              { name: "email", label: "New email", type: "email", autoComplete: "email" },
              { name: "present", label: "Your password", type: "password", autoComplete: "current-password" },
            ]}
            action="Send the link"
            done="If that address is free, an email with a link is on its way there. Your address changes when you open the link; your old address has been told."
            onSubmit={({ email: newEmail = "", present = "" }) =>
              changeEmail({ newEmail, password: present }, `${ACCOUNT_PAGE}?address=new`)
            }
          />
        )}
        {opener("password", "Change password")}
        {open === "password" && (
          <AccountForm
            explain={explain}
            fields={[
              {
                name: "present",
                label: "Current password",
                type: "password",
                autoComplete: "current-password",
              },
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
            onSubmit={({ present = "", password = "" }) =>
              changePassword({ currentPassword: present, newPassword: password })
            }
          />
        )}
        {opener("devices", "Where you are signed in")}
        {open === "devices" && <Devices onLeave={onLeave} />}
      </div>
      <section aria-labelledby="yours" className="grid justify-items-start gap-3 border-t border-ripple pt-6">
        <h3 id="yours" className="type-log text-mist">
          your data
        </h3>
        <DownloadEverything />
        <Link to="/export" className={buttonLook("link")}>
          Export readings as one file
        </Link>
        <Link to="/encryption" className={buttonLook("link")}>
          What is encrypted, and what is not
        </Link>
        {opener("delete", "Delete your account")}
        {open === "delete" && (
          <DeleteAccount explain={explain} onLeave={onLeave} onClose={() => setOpen(null)} />
        )}
      </section>
    </div>
  );
}
