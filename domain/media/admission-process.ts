import { serveOrders } from "../files/side-process.ts";
import { admitPicture } from "./admit-picture.ts";

/** The process behind take-in-picture.ts. */
serveOrders(admitPicture);
