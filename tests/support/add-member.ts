import { addStaff, type StaffAccount } from "./add-staff.ts";

/** Puts a member into the database, as a confirmed registration would have. */
export async function addMember({
  query,
  name = "Mina",
  lang = "en",
}: {
  query: (statement: string, values: unknown[]) => Promise<unknown>;
  name?: string;
  lang?: string;
}): Promise<StaffAccount> {
  const account = await addStaff({ query, role: "member", name });
  await query("insert into member (id, lang) values ($1, $2)", [account.id, lang]);
  return account;
}
