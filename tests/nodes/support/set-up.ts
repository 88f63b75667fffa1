// Runs before every file, also where files share a process and with it the modules they load.
import { afterAll } from "vitest";
import { endWhatWasStarted } from "./afterwards.ts";

afterAll(endWhatWasStarted);
