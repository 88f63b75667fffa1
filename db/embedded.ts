import { ensureCluster } from "./embedded/cluster.ts";
import { explain } from "./embedded/errors.ts";
import { type Lock, takeLock, tryLock } from "./embedded/lock.ts";
import { type Place, preparePlace } from "./embedded/place.ts";
import { isServerRunning, stopServer } from "./embedded/postmaster.ts";
import { connectOrStartServer } from "./embedded/reach.ts";

export type EmbeddedServer = {
  url: string;
  /** Whether it was running already, for another process or left behind by a killed one. */
  adopted: boolean;
  /** Starts the server again when it is gone; says whether it was. */
  revive(): Promise<boolean>;
  /** Gives the server up, and ends it when nobody else uses it. */
  stop(): Promise<void>;
};

const startLimit = 6 * 60_000;
const stopLimit = 30_000;

/**
 * A PostgreSQL of the project's own, kept in `directory` and reachable only from this machine.
 * Any number of processes may ask for it: the first one starts it, the last one stops it, and
 * what a killed process left behind is taken up by the next.
 */
export async function startEmbedded({
  directory,
  durable = true,
  say = () => {},
}: {
  directory: string;
  /** Off for tests only: faster, and a power cut breaks it. */
  durable?: boolean;
  /** Told when something slow or unusual happens. */
  say?: (message: string) => void;
}): Promise<EmbeddedServer> {
  try {
    const place = await preparePlace({ directory, durable, say });
    const turn = await takeTurn(place);
    try {
      await ensureCluster(place);
      const { url, adopted } = await connectOrStartServer(place);
      const use = enrol(place);
      let stopped: Promise<void> | undefined;
      return {
        url,
        adopted,
        async revive() {
          if (stopped || (await isServerRunning({ directory: place.directory }))) return false;
          return restart({ place, url });
        },
        stop() {
          stopped ??= leave({ place, use });
          return stopped;
        },
      };
    } finally {
      turn.release();
    }
  } catch (error) {
    // What has a code comes from the system; our own sentences are plain already.
    throw error instanceof Error && "code" in error ? explain({ error, directory }) : error;
  }
}

async function restart({ place, url }: { place: Place; url: string }) {
  const turn = await takeTurn(place);
  try {
    // Everybody knows the server by its port, which its last processes may hold for a moment.
    const reached = await connectOrStartServer(place, { port: Number(new URL(url).port) });
    if (reached.url === url) return true;
    throw new Error(`The database is on another port than before: ${new URL(reached.url).port}.`);
  } finally {
    turn.release();
  }
}

/** Starting and stopping happen one process at a time; nothing below has to fear a race. */
async function takeTurn({ directory, turnFile, say }: Place) {
  const turn = await takeLock({
    file: turnFile,
    within: startLimit,
    whenSlow: () => say("Waiting for another process that is starting or stopping the database."),
  });
  if (turn) return turn;
  throw new Error(
    `Another process has been starting or stopping the database in ${directory} for ` +
      `${startLimit / 60_000} minutes. End it, then start again.`,
  );
}

function enrol({ usersFile }: Place) {
  const use = tryLock({ file: usersFile, shared: true });
  if (use) return use;
  throw new Error(`The lock file ${usersFile} is taken by something that is not this site.`);
}

async function leave({ place, use }: { place: Place; use: Lock }) {
  // Whoever has the turn for so long is starting, and so needs the server to stay.
  const turn = await takeLock({ file: place.turnFile, within: stopLimit });
  try {
    use.release();
    const last = turn && tryLock({ file: place.usersFile });
    if (!last) return;
    try {
      await stopServer({ directory: place.directory, pgCtl: place.binaries.pgCtl });
    } finally {
      last.release();
    }
  } finally {
    turn?.release();
  }
}
