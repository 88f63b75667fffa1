import type { DataProvider, RaRecord } from "react-admin";
import { send } from "./call.ts";

type Rows = { rows: RaRecord[]; total: number };

function list({
  resource,
  filter: { q, ...filter },
  sort,
  pagination,
  signal,
}: {
  resource: string;
  filter: { q?: string; [name: string]: unknown };
  sort?: { field: string; order: "ASC" | "DESC" } | undefined;
  pagination?: { page: number; perPage: number } | undefined;
  signal?: AbortSignal | undefined;
}) {
  return send({
    path: resource,
    query: {
      q,
      ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
      // By id is react-admin's word for no order in particular.
      ...(sort &&
        sort.field !== "id" && { sort: sort.field, order: sort.order === "DESC" ? "desc" : "asc" }),
      page: pagination?.page,
      perPage: pagination?.perPage,
    },
    signal,
  }) as Promise<Rows>;
}

const pathOf = (resource: string, id: unknown) => `${resource}/${encodeURIComponent(String(id))}`;

/** React-admin's questions in the words of our REST; see server/api/backoffice. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  async getList(resource, { filter = {}, sort, pagination, signal }) {
    const { rows, total } = await list({ resource, filter, sort, pagination, signal });
    return { data: rows, total } as never;
  },
  async getOne(resource, { id, signal }) {
    return { data: (await send({ path: pathOf(resource, id), signal })) as never };
  },
  async getMany(resource, { ids, signal }) {
    const filter = { id: ids.map(String) };
    const { rows } = await list({
      resource,
      filter,
      pagination: { page: 1, perPage: 200 },
      signal,
    });
    return { data: rows } as never;
  },
  async getManyReference(resource, { target, id, filter, sort, pagination, signal }) {
    const wanted = { ...filter, [target]: id };
    const { rows, total } = await list({ resource, filter: wanted, sort, pagination, signal });
    return { data: rows, total } as never;
  },
  async create(resource, { data }) {
    return { data: (await send({ method: "POST", path: resource, body: data })) as never };
  },
  async update(resource, { id, data }) {
    return {
      data: (await send({ method: "PUT", path: pathOf(resource, id), body: data })) as never,
    };
  },
  async updateMany(resource, { ids, data }) {
    for (const id of ids) await send({ method: "PUT", path: pathOf(resource, id), body: data });
    return { data: ids };
  },
  async delete(resource, { id, previousData }) {
    await send({ method: "DELETE", path: pathOf(resource, id) });
    return { data: (previousData ?? { id }) as never };
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await send({ method: "DELETE", path: pathOf(resource, id) });
    return { data: ids };
  },
};
