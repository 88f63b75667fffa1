import { serveOrders } from "../files/side-process.ts";
import { cleanPdf } from "./clean-pdf.ts";

// The library says what it thinks of a file on the console, once for every odd number in it.
console.warn = () => {};

/** The process behind take-in-pdf.ts. */
serveOrders(cleanPdf);
