import { serveOrders } from "../../files/side-process.ts";
import { encodePicture } from "./encode-picture.ts";

/** The process behind picture-encoder.ts. */
serveOrders(encodePicture);
