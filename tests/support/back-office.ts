import type { Page } from "@playwright/test";
import pg from "pg";
import { addStaff, type StaffAccount } from "./add-staff.ts";
import { test as journey } from "./journey.ts";

export { expect, expectAccessible } from "./journey.ts";

type Newcomer = {
  role: string;
  name?: string;
  translates?: string;
  mustChangePassword?: boolean;
};

/** Signs in by the form as a person does; a right password is enough for most. */
export async function signIn({
  page,
  email,
  password,
}: {
  page: Page;
  email: string;
  password: string;
}) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Journeys of staff, in English unless told otherwise; each makes the accounts it needs. */
export const test = journey.extend<{
  /** Asks the database under test past the site. */
  query: (statement: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** An account that did not exist before. */
  hire: (newcomer: Newcomer) => Promise<StaffAccount>;
  /** The same, signed in and at the start of the back office, or at the path given below it. */
  enter: (newcomer: Newcomer & { at?: string }) => Promise<StaffAccount>;
}>({
  locale: "en-GB",
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.OFFICE_UNDER_TEST ?? "");
  },
  query: async ({ browserName: _ }, use) => {
    const client = new pg.Client({
      connectionString: process.env.OFFICE_DATABASE_UNDER_TEST ?? "",
    });
    await client.connect();
    await use((statement, values = []) => client.query(statement, values));
    await client.end();
  },
  hire: async ({ query }, use) => {
    await use((newcomer) => addStaff({ query, ...newcomer }));
  },
  enter: async ({ page, hire, baseURL }, use) => {
    await use(async ({ at = "", ...newcomer }) => {
      const account = await hire(newcomer);
      const { email, password } = account;
      const response = await page.request.post("/api/auth/sign-in/email", {
        data: { email, password },
        headers: { Origin: baseURL ?? "" },
      });
      if (!response.ok()) throw new Error(`Sign-in was answered with ${response.status()}`);
      await page.goto(`/admin/${at}`);
      return account;
    });
  },
});
