import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from "react-admin";
import { send } from "./call.ts";

type Rows<Line> = { rows: Line[]; total: number };

/** The one place where an answer is taken for what the screen that asks says it is. */
function ask<Answer>(asked: Parameters<typeof send>[0]): Promise<Answer> {
  return send(asked) as Promise<Answer>;
}

function list<Line>({
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
}): Promise<Rows<Line>> {
  return ask({
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
  });
}

const pathOf = (resource: string, id: unknown) => `${resource}/${encodeURIComponent(String(id))}`;

/**
 * React-admin's questions in the words of our REST; see server/api/backoffice. What a form saves is
 * typed where it is sent from, by its `transform` or by what it begins with.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  async getList<Line extends RaRecord>(
    resource: string,
    { filter = {}, sort, pagination, signal }: GetListParams,
  ) {
    const { rows, total } = await list<Line>({ resource, filter, sort, pagination, signal });
    return { data: rows, total };
  },
  async getOne<One extends RaRecord>(resource: string, { id, signal }: GetOneParams<One>) {
    return { data: await ask<One>({ path: pathOf(resource, id), signal }) };
  },
  async getMany<Line extends RaRecord>(resource: string, { ids, signal }: GetManyParams<Line>) {
    const filter = { id: ids.map(String) };
    const pagination = { page: 1, perPage: 200 };
    const { rows } = await list<Line>({ resource, filter, pagination, signal });
    return { data: rows };
  },
  async getManyReference<Line extends RaRecord>(
    resource: string,
    { target, id, filter, sort, pagination, signal }: GetManyReferenceParams,
  ) {
    const wanted = { ...filter, [target]: id };
    const { rows, total } = await list<Line>({
      ...{ resource, filter: wanted, sort, pagination, signal },
    });
    return { data: rows, total };
  },
  async create<_ extends Omit<RaRecord, "id">, Made extends RaRecord>(
    resource: string,
    { data: body }: CreateParams,
  ) {
    return { data: await ask<Made>({ method: "POST", path: resource, body }) };
  },
  async update<One extends RaRecord>(resource: string, { id, data: body }: UpdateParams) {
    return { data: await ask<One>({ method: "PUT", path: pathOf(resource, id), body }) };
  },
  async updateMany(resource, { ids, data: body }) {
    for (const id of ids) await send({ method: "PUT", path: pathOf(resource, id), body });
    return { data: ids };
  },
  async delete<One extends RaRecord>(resource: string, { id, previousData }: DeleteParams<One>) {
    const removed = await ask<One>({ method: "DELETE", path: pathOf(resource, id) });
    return { data: previousData ?? removed };
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await send({ method: "DELETE", path: pathOf(resource, id) });
    return { data: ids };
  },
};
