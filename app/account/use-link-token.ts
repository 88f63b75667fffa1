import { useEffect, useState } from "react";

/** What stands behind the hash sign of a link in a mail: browsers send it to nobody. */
export function useLinkToken(): string {
  const [token, setToken] = useState("");
  useEffect(() => setToken(location.hash.slice(1)), []);
  return token;
}
