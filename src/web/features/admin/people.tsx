import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usersQuery } from "../../api/queries/admin.ts";
import { EmptyPanel } from "../../ui/notice.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { FoundAccount } from "./found-account.tsx";

/** The shortest beginning of an address that is searched for. */
const BEGINNING_MIN = 3;
const ADDRESS_MAX = 254;

/** Accounts by the beginning of their address. `ownId` is the account of the administrator. */
export function People({ ownId }: { ownId: string }) {
  const [address, setAddress] = useState("");
  const isLongEnough = address.length >= BEGINNING_MIN;
  return (
    <div className="grid gap-6">
      <SearchField
        label="The email address of an account, or how it begins"
        placeholder="The start of an email address"
        limit={ADDRESS_MAX}
        search={address}
        onSearch={setAddress}
      />
      {isLongEnough ? (
        <Found address={address} ownId={ownId} />
      ) : (
        <p className="text-mist">
          Type three characters or more. Guests have no email address and cannot be found.
        </p>
      )}
    </div>
  );
}

function Found({ address, ownId }: { address: string; ownId: string }) {
  const { data, error, isFetching, refetch } = useQuery(usersQuery(address));
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data.users.length === 0) {
    return (
      <EmptyPanel art="line" title="No account found">
        No account has an email address that begins like that.
      </EmptyPanel>
    );
  }
  return (
    <ul aria-label="Accounts found">
      {data.users.map((user) => (
        <FoundAccount key={user.id} user={user} isOwn={user.id === ownId} onChanged={() => void refetch()} />
      ))}
    </ul>
  );
}
