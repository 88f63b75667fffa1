// Loaded into a node before anything else: says whenever a port is opened, however briefly.
import { Server } from "node:net";

const listen = Server.prototype.listen;

Server.prototype.listen = function report(this: Server, ...args: unknown[]) {
  this.once("listening", () => process.stdout.write("A port is open\n"));
  return Reflect.apply(listen, this, args);
};
