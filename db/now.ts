import { sql } from "kysely";

/** The time of the database, at the start of the transaction: the clocks of nodes differ. */
export const now = sql<Date>`now()`;
