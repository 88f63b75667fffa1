import { setInquiryPolicy } from "#domain/inquiries/policy.ts";
import { setLocations } from "#domain/visitors/locate-ip.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { startUpkeep } from "./upkeep.ts";

/** Sets up what takes in inquiries and visits, and what works on them afterwards. */
export async function startInquiries({ config, log }: { config: Config; log: Log }) {
  setInquiryPolicy(config.inquiryPolicy);
  setLocations({
    file: config.geolocationFile,
    onFailure: (error) => log.warn({ err: error }, "an address could not be located"),
  });
  const upkeep = await startUpkeep({ ...config, log });
  const mailWorker = await startMail({ config, log });
  return {
    async close() {
      upkeep.close();
      await mailWorker?.close();
    },
  };
}

async function startMail({ config, log }: { config: Config; log: Log }) {
  const { smtpUrl, sender, shutdownSeconds } = config;
  if (!smtpUrl) return undefined;
  const { startMailWorker } = await import("./mail-worker.ts");
  return startMailWorker({ smtpUrl, sender, shutdownSeconds, log });
}
