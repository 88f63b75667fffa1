import { join } from "node:path";
import type { FileStore } from "#domain/files/file-store.ts";
import { openFileStore } from "#domain/files/open-file-store.ts";
import { setScanner } from "#domain/files/scan-file.ts";
import { setSiteFiles } from "#domain/files/site-files.ts";
import { setInquiryPolicy } from "#domain/inquiries/policy.ts";
import { setMediaFolders } from "#domain/media/folders.ts";
import { setLocations } from "#domain/visitors/locate-ip.ts";
import type { Config } from "./config.ts";

const bundled = join(import.meta.dirname, "../media");

/** Tells the domain what it has to know of this installation. Every thread has a domain of its own. */
export async function setUpDomain({
  config,
  warn,
}: {
  config: Config;
  warn: (fields: Record<string, unknown>, text: string) => void;
}): Promise<{ files: FileStore }> {
  setMediaFolders({ stored: join(config.dataDir, "media"), bundled });
  const files = await openFileStore({
    ...config,
    onProblem: (error) => warn({ err: error }, "the file store did not do as asked"),
  });
  setSiteFiles(files);
  setScanner({
    address: config.scanner,
    onFinding: (finding) =>
      "found" in finding
        ? warn(finding, "the virus scanner refused a file")
        : warn({ err: finding.error }, "the virus scanner did not answer; a file was put off"),
  });
  setInquiryPolicy(config.inquiryPolicy);
  setLocations({
    file: config.geolocationFile,
    onFailure: (error) => warn({ err: error }, "an address could not be located"),
  });
  return { files };
}
