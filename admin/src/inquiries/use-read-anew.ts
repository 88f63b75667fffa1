import { useQueryClient } from "@tanstack/react-query";

/** Has every screen ask for inquiries anew. */
export function useReadAnew() {
  const client = useQueryClient();
  return async () => {
    // Pages of react-admin have their own keys: `["inquiries", "getList", …]`.
    await Promise.all([
      client.invalidateQueries({ queryKey: ["inquiries"] }),
      client.invalidateQueries({ queryKey: ["inquiry-counts"] }),
      client.invalidateQueries({ queryKey: ["inquiry-choices"] }),
      // The number in the menu.
      client.invalidateQueries({ queryKey: ["dashboard", "waiting"] }),
      client.invalidateQueries({ queryKey: ["offers"] }),
    ]);
  };
}
