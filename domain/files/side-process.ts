import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { AppError } from "../app-error.ts";

/** What a side process sends back: how it went with the order of this number. */
type OrderAnswer<Result> = { id: number; result?: Result; problem?: string };

export type SideProcess = {
  /** A file that calls `serveOrders`. */
  program: string;
  idleSeconds?: number;
  /** How many orders it works on at the same time; others wait their turn. */
  atOnce?: number;
  /** Beyond this many waiting orders, further ones are put off. */
  mostWaiting?: number;
  /** An order that takes longer ends the process, and fails with all that wait for it. */
  limitSeconds?: number;
  /** The same by the time that it has a processor, however busy the machine is with other things. */
  processorSeconds?: number;
  /** An order that needs more memory than this for what it reads ends the process likewise. */
  heapMegabytes?: number;
  /** The same for all memory of the process, with the bytes that its heap does not count. */
  memoryMegabytes?: number;
  /** How far it stands back when others need the processor, as in `os.setPriority`. */
  priority?: number;
  /** Aborted, it ends the process at once; no order is taken any more. */
  signal?: AbortSignal;
};

/**
 * Work on strangers' files, done in a process of its own, which starts with the first order and
 * ends when none has come for a while: it may need hundreds of megabytes that a server would keep
 * for good, and a file that brings it down must not bring down the site.
 */
export function createSideProcess<Order, Result>({
  idleSeconds = 20,
  atOnce = Number.POSITIVE_INFINITY,
  mostWaiting = Number.POSITIVE_INFINITY,
  limitSeconds,
  signal,
  ...start
}: SideProcess) {
  let running: Side<Order, Result> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let busy = 0;
  let inWork = 0;
  const waiting: (() => void)[] = [];
  signal?.addEventListener("abort", () => running?.kill());

  function end() {
    running?.end();
    running = undefined;
  }

  return async function order(wanted: Order): Promise<Result> {
    if (waiting.length >= mostWaiting) throw new AppError("unavailable");
    clearTimeout(idle);
    busy++;
    if (inWork < atOnce) inWork++;
    else await new Promise<void>((go) => waiting.push(go));
    let limit: NodeJS.Timeout | undefined;
    try {
      signal?.throwIfAborted();
      if (!running?.isAlive()) running = startSide(start);
      if (limitSeconds) limit = setTimeout(running.kill, limitSeconds * 1000);
      return await running.order(wanted);
    } finally {
      clearTimeout(limit);
      const next = waiting.shift();
      if (next) next();
      else inWork--;
      if (--busy === 0) idle = setTimeout(end, idleSeconds * 1000).unref();
    }
  };
}

type Side<Order, Result> = {
  isAlive: () => boolean;
  order: (wanted: Order) => Promise<Result>;
  kill: () => void;
  end: () => void;
};

function startSide<Order, Result>({
  program,
  heapMegabytes,
  memoryMegabytes,
  processorSeconds,
  priority,
}: Pick<
  SideProcess,
  "program" | "heapMegabytes" | "memoryMegabytes" | "processorSeconds" | "priority"
>): Side<Order, Result> {
  type Waiting = { resolve: (result: Result) => void; reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const child: ChildProcess = fork(program, {
    execArgv: heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : [],
    env: {
      ...process.env,
      [memoryLimit]: memoryMegabytes?.toString(),
      [processorLimit]: processorSeconds?.toString(),
      [givenPriority]: priority?.toString(),
    },
    // Files travel as they are, not spelled out as JSON.
    serialization: "advanced",
  });
  // From its first moment; its threads it sees to itself.
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);

  function fail() {
    for (const { reject } of waiting.values()) reject(new Error("The side process has ended."));
    waiting.clear();
  }
  child.once("disconnect", fail);
  child.once("error", fail);
  child.on("message", ({ id, result, problem }: OrderAnswer<Result>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) asked?.resolve(result as Result);
    else asked?.reject(new Error(problem));
  });
  // An idle process keeps nobody alive; the broken line ends it with the site.
  child.unref();
  child.channel?.unref();

  return {
    isAlive: () => child.connected,
    order(wanted) {
      return new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, { resolve, reject });
        child.send({ id, order: wanted }, (error) => error && fail());
      });
    },
    kill: () => child.kill("SIGKILL"),
    end: () => child.disconnect(),
  };
}

const memoryLimit = "SIDE_PROCESS_MEGABYTES";
const processorLimit = "SIDE_PROCESS_SECONDS";
const givenPriority = "SIDE_PROCESS_PRIORITY";

/** On Linux each thread has a priority of its own, and hands it on to those it starts. */
function setPriorityOfThreads(priority: number) {
  const threads = "/proc/self/task";
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [0];
  for (const id of ids) setPriority(id, priority);
}

/**
 * Ends this process when it has grown too large, or has worked too long since an order began, which
 * the answer notes. Looked after by a thread of its own, since a file that unpacks without
 * end leaves this one no time to look.
 */
function keepLimits({ megabytes, seconds }: { megabytes: number; seconds: number }) {
  const began = new Float64Array(new SharedArrayBuffer(8)).fill(Number.POSITIVE_INFINITY);
  const source = `
    const { began } = require("node:worker_threads").workerData;
    const used = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    };
    setInterval(() => {
      const isTooLarge = process.memoryUsage.rss() > ${megabytes * 1024 * 1024};
      if (isTooLarge || used() - began[0] > ${seconds}) process.kill(process.pid, "SIGKILL");
    }, 20);
  `;
  new Worker(source, { eval: true, workerData: { began } }).unref();
  return function begin() {
    const { user, system } = process.cpuUsage();
    began[0] = (user + system) / 1e6;
  };
}

/** The other side: does what it is sent and says how it went, until nobody is there any more. */
export function serveOrders<Order, Result>(work: (order: Order) => Promise<Result>) {
  const limitOf = (name: string) => Number(process.env[name]) || Number.POSITIVE_INFINITY;
  const [megabytes, seconds] = [limitOf(memoryLimit), limitOf(processorLimit)];
  const isLimited = Number.isFinite(megabytes) || Number.isFinite(seconds);
  const begin = isLimited ? keepLimits({ megabytes, seconds }) : () => {};
  const priority = process.env[givenPriority];
  if (priority) setPriorityOfThreads(Number(priority));
  process.on("message", async ({ id, order }: { id: number; order: Order }) => {
    begin();
    const answer: OrderAnswer<Result> = await work(order).then(
      (result) => ({ id, result }),
      (error: Error) => ({ id, problem: error.message }),
    );
    process.send?.(answer);
  });
  process.on("disconnect", () => process.exit());
}
