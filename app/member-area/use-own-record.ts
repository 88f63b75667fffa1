import { useCallback, useEffect, useState } from "react";
import { callApi } from "../api/client.ts";
import { CallFailed } from "../api/send.ts";

type Answer<T> = { data: T };

/**
 * Something that belongs to whoever is signed in, from one of the members' calls. Undefined while it
 * is on its way; whoever is not signed in is led to the sign-in page by the call itself.
 */
export function useOwnRecord<T>(path: string) {
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<CallFailed>();

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const { data } = await callApi<Answer<T>>({
          path: `/api/users/${path}`,
          quiet: true,
          ...(signal && { signal }),
        });
        if (!signal?.aborted) setValue(data);
      } catch (error) {
        if (signal?.aborted) return;
        if (!(error instanceof CallFailed)) throw error;
        setFailure(error);
      }
    },
    [path],
  );

  useEffect(() => {
    const leaving = new AbortController();
    setFailure(undefined);
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  return { value, failure, setValue };
}

/** Changes something of one's own and gives what it has become. */
export async function changeOwn<T>({ path, body }: { path: string; body: object }): Promise<T> {
  const { data } = await callApi<Answer<T>>({ path: `/api/users/${path}`, method: "POST", body });
  return data;
}
