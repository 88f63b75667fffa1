import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { startUpkeep } from "./upkeep.ts";

/** Starts what works on inquiries and visits after they were taken in. */
export async function startInquiries({ config, log }: { config: Config; log: Log }) {
  const upkeep = await startUpkeep({ ...config, log });
  const mailWorker = await startMail({ config, log });
  const answersWorker = await startAnswers({ config, log });
  return {
    async close() {
      upkeep.close();
      await Promise.all([mailWorker?.close(), answersWorker?.close()]);
    },
  };
}

async function startMail({ config, log }: { config: Config; log: Log }) {
  const { smtpUrl, sender, shutdownSeconds } = config;
  if (!smtpUrl) return undefined;
  const { startMailWorker } = await import("./mail-worker.ts");
  return startMailWorker({ smtpUrl, sender, shutdownSeconds, log });
}

async function startAnswers({ config, log }: { config: Config; log: Log }) {
  const { mailbox, shutdownSeconds } = config;
  if (!mailbox) return undefined;
  const { startAnswersWorker } = await import("./answers-worker.ts");
  const { everySeconds, ...address } = mailbox;
  return startAnswersWorker({ address, everySeconds, shutdownSeconds, log });
}
