import { serveOrders } from "../../files/side-process.ts";
import { readXliffFile } from "./read-xliff.ts";

/** The process behind import-translations.ts. */
serveOrders(readXliffFile);
