import { useQuery } from "@tanstack/react-query";
import type { Row } from "../../api.ts";
import { call } from "../../office/call.ts";

/** A picture of the library, as far as writers need it, with a small and a larger variant. */
export type OfficePicture = Pick<Row<"GET /media">, "id" | "thumb" | "preview" | "alt">;

export function usePictures(ids: string[]): Map<string, OfficePicture> {
  const { data } = useQuery({
    queryKey: ["media", "named", ids],
    queryFn: ({ signal }) => readPictures({ ids, signal }),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
  return new Map(data?.map((picture) => [picture.id, picture]));
}

/** The pictures with these ids; those that are gone are left out. */
export async function readPictures({
  ids,
  signal,
}: {
  ids: string[];
  signal?: AbortSignal;
}): Promise<OfficePicture[]> {
  const query = { filter: JSON.stringify({ id: ids }), perPage: 200 };
  const { rows } = await call<"GET /media">({ path: "media", query, signal });
  return rows;
}

export function useLibrary({ q, page, perPage }: { q: string; page: number; perPage: number }) {
  return useQuery({
    queryKey: ["media", "library", q, page],
    queryFn: ({ signal }) =>
      call<"GET /media">({
        path: "media",
        query: { q, page, perPage, sort: "createdAt", order: "desc" },
        signal,
      }),
    placeholderData: (shown) => shown,
  });
}
