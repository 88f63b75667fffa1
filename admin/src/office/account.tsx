import { createContext, useContext } from "react";
import type { Permission } from "../api.ts";
import type { Account } from "../sign-in/session.ts";

type SignedIn = { account: Account; refresh: () => Promise<void> };

const AccountContext = createContext<SignedIn | undefined>(undefined);

export const AccountProvider = AccountContext.Provider;

function useSignedIn(): SignedIn {
  const signedIn = useContext(AccountContext);
  if (!signedIn) throw new Error("Nobody is signed in");
  return signedIn;
}

export function useAccount(): Account {
  return useSignedIn().account;
}

/** Reads the account anew after something about it has changed. */
export function useRefreshAccount(): () => Promise<void> {
  return useSignedIn().refresh;
}

/** Whether the person at the screen may do something; the server decides once more. */
export function usePermissionCheck(): (permission: Permission) => boolean {
  const { permissions } = useAccount();
  return (permission) => permissions.includes(permission);
}
