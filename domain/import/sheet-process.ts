import { serveOrders } from "../files/side-process.ts";
import { readSheetFile } from "./read-sheet.ts";

/** The process behind check-import.ts. */
serveOrders(readSheetFile);
