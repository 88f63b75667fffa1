import { serveOrders } from "../../files/side-process.ts";
import { inspectPicture } from "./inspect-picture.ts";

/** The process behind take-in-picture.ts. */
serveOrders(inspectPicture);
