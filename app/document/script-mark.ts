import { createContext } from "react";

/** The mark of our own inline scripts, while the server renders; see `request-context.ts`. */
export const ScriptMark = createContext<string | undefined>(undefined);
