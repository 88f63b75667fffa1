import { serveOrders } from "../../files/side-process.ts";
import { readMail } from "./read-mail.ts";

/** The process in which mails of strangers are taken apart. */
serveOrders(readMail);
