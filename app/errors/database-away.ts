import { createContext } from "react";

/** Whether the page could not be made because the database is away: said as 503, and by the server only. */
export const DatabaseAway = createContext(false);
