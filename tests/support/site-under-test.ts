import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "./databases.ts";
import { finishedDatabase } from "./finished-database.ts";
import { startMailbox } from "./mailbox.ts";
import { shrinkPictures } from "./shrink-pictures.ts";
import { startSiteProcess } from "./site-process.ts";
import { startTestServer } from "./test-server.ts";

/**
 * The real server, for all browser tests. Staff change what visitors see, so each have a site of
 * their own and need not wait for each other. That of staff and members has two nodes: the second
 * one sends the mails of both.
 */
export default async function startSitesUnderTest() {
  const server = await startTestServer();
  const template = await finishedDatabase({ server: server.url });
  const folder = await mkdtemp(join(tmpdir(), "tinghe-sites-"));
  const [files, officeFiles] = [join(folder, "visited"), join(folder, "staffed")];
  const mailbox = await startMailbox();
  const [visited, staffed] = [
    await createDatabase({ server: server.url, template }),
    await createDatabase({ server: server.url, template }),
  ];
  await shrinkPictures({ databaseUrl: visited.url, dataDir: files });
  await cp(files, officeFiles, { recursive: true });

  const site = startSiteProcess({ env: { DATABASE_URL: visited.url, DATA_DIR: files } });
  const shared = { DATABASE_URL: staffed.url, DATA_DIR: officeFiles };
  const office = startSiteProcess({ env: shared });
  const officeReady = Promise.all([office.address, office.waitForOutput(/^ {2}Password +(\S+)/)]);
  const [siteAddress, [officeAddress, password]] = await Promise.all([site.address, officeReady]);
  const mailing = startSiteProcess({
    env: { ...shared, SMTP_URL: mailbox.url, API_ORIGINS: officeAddress },
  });

  Object.assign(process.env, {
    SITE_UNDER_TEST: siteAddress,
    DATABASE_UNDER_TEST: visited.url,
    OFFICE_UNDER_TEST: officeAddress,
    OFFICE_DATABASE_UNDER_TEST: staffed.url,
    MAILING_NODE_UNDER_TEST: await mailing.address,
    MAILBOX_UNDER_TEST: mailbox.folder,
    STAFF_PASSWORD: password,
  });
  return async () => {
    await Promise.all([site, office, mailing].map((node) => node.stop()));
    await mailbox.stop();
    await Promise.all([visited.drop(), staffed.drop()]);
    await server.stop();
    await rm(folder, { recursive: true });
  };
}
