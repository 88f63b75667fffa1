import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listen } from "#db/listen.ts";
import { setPrivateFolder } from "#domain/files/private-folder.ts";
import { setScanner } from "#domain/files/scan-file.ts";
import { disconnectWatchers } from "#domain/inquiries/arrivals.ts";
import type { Lang } from "#domain/language/language.ts";
import { setMediaFolders } from "#domain/media/folders.ts";
import { startVariants } from "#domain/media/start-variants.ts";
import { clearContentCache } from "#domain/records/content-cache.ts";
import { createApi } from "./api/app.ts";
import { createAuthHandler } from "./api/auth.ts";
import { startBackups } from "./backups.ts";
import type { Config } from "./config.ts";
import { currentBuild } from "./current-build.ts";
import { prepareDatabase } from "./database.ts";
import { loadDemonstration } from "./demonstration.ts";
import { startDevelopment } from "./development.ts";
import { firstDocument } from "./documents.ts";
import { createFeed } from "./feed.ts";
import { createVisitHandler } from "./handle-visit.ts";
import { startInquiries } from "./inquiries.ts";
import { createListener } from "./listener.ts";
import { createLoadLimits } from "./load-limits.ts";
import type { Log } from "./log.ts";
import { createMediaHandler } from "./media-files.ts";
import { createMetrics } from "./metrics.ts";
import { createOperations } from "./operations.ts";
import { watchLoad } from "./overload.ts";
import { readDeclarations } from "./page-declarations.ts";
import { createFormHandler } from "./page-forms.ts";
import { createPageRequestReader } from "./page-request.ts";
import { PageStore } from "./page-store.ts";
import { createPageRenderer, type PageScript, type SiteBuild } from "./pages.ts";
import { startPublishing } from "./publications.ts";
import { createReadiness } from "./readiness.ts";
import { createRenderQueue } from "./render-queue.ts";
import { startIndexing } from "./search-index.ts";
import { createSecurityContact } from "./security-contact.ts";
import { createBareAnswerHeaders, createSecurityHeaders } from "./security-headers.ts";
import { createNoticeSender } from "./send-notice.ts";
import { createPageServer } from "./serve-page.ts";
import { createDrain } from "./shutdown.ts";
import { createSitemap } from "./sitemap.ts";
import { createStaticFiles, firstOf } from "./static-files.ts";
import { superviseDatabase } from "./supervise-database.ts";
import { warnOfOpenHost } from "./trusted-proxies.ts";
import { welcome } from "./welcome.ts";

const project = join(import.meta.dirname, "..");

/** Whoever answers on our port has it; asked without opening it ourselves. */
async function refuseTakenPort({ port, host }: Pick<Config, "port" | "host">) {
  if (port === 0) return;
  const knock = connect({ port, host: host === "0.0.0.0" || host === "::" ? "localhost" : host });
  const taken = await once(knock, "connect").then(
    () => true,
    () => false,
  );
  knock.destroy();
  if (taken) throw Object.assign(new Error(`Port ${port} is taken`), { code: "EADDRINUSE" });
}

/** A line of the manifest of the browser's files. */
type Built = { file: string; imports?: string[]; isEntry?: boolean };

/** The app as built, and the script of each language. */
async function loadBuild({ folder }: { folder: string }) {
  if (!existsSync(folder)) throw new Error("The site is not built. Run: npm run build");
  const site: SiteBuild = await import(join(folder, "server/index.js"));
  const manifest: Record<string, Built> = JSON.parse(
    await readFile(join(folder, "client/.vite/manifest.json"), "utf8"),
  );
  const address = (name: string) => `/${manifest[name]?.file}`;
  const ownScripts = Object.keys(manifest).filter(
    (name) => manifest[name]?.isEntry && name.endsWith(".client.ts"),
  );
  const own = Object.fromEntries(ownScripts.map((name) => [name, address(name)]));
  return {
    build: async () => site,
    declarations: readDeclarations(site.routes),
    scriptOf(lang: Lang): PageScript {
      const name = `app/page-script/main.client.ts?lang=${lang}`;
      const { imports = [] } = manifest[name] ?? {};
      // With all that they import and that is not there with the page's script.
      const shared = `app/page-script/shared-islands.ts?lang=${lang}`;
      const needed = manifest[shared]?.imports?.filter((one) => one !== name);
      const more = needed?.filter((one) => !imports.includes(one)) ?? [];
      const islands = [shared, ...more].map(address);
      return { src: address(name), imports: imports.map(address), own, islands };
    },
  };
}

/** Puts the whole site together and starts to serve it. */
export async function startSite({
  config,
  log,
  signal,
}: {
  config: Config;
  log: Log;
  /** Aborted when somebody asks us to stop before we have started. */
  signal?: AbortSignal;
}) {
  const server = createServer({
    keepAliveTimeout: 75_000, // longer than a proxy keeps its connections to us
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    maxHeaderSize: 16_384,
    optimizeEmptyRequests: true,
  });
  // A taken port is said at once, before anything is started for nothing; but the doors open only
  // when there is somebody behind them, so that a proxy tries another node until then.
  await refuseTakenPort(config);
  warnOfOpenHost({ config, log });
  const database = await prepareDatabase({ config, log, signal, fill: loadDemonstration });

  const store = new PageStore({ capacity: config.development ? 0 : config.pageStoreBytes });
  const publications = startPublishing({ log, onEnd: () => store.contentChanged() });
  const indexing = startIndexing({ log });
  const listener = listen({
    url: database.url,
    channel: "content",
    onMessage() {
      clearContentCache({ listening: true });
      store.contentChanged();
      publications.wake();
      indexing.wake();
    },
    onConnectionChange(up, lost) {
      clearContentCache({ listening: up });
      store.listenerChanged({ listening: up, ...lost });
      if (!up) log.warn("the line that announces content changes broke; reconnecting");
    },
  });
  setMediaFolders({ stored: join(config.dataDir, "media"), bundled: join(project, "media") });
  setPrivateFolder(join(config.dataDir, "private"));
  setScanner({
    address: config.scanner,
    onFinding: (finding) =>
      "found" in finding
        ? log.warn(finding, "the virus scanner refused a file")
        : log.warn({ err: finding.error }, "the virus scanner did not answer; a file was put off"),
  });
  const inquiries = await startInquiries({ config, log });
  const overload = watchLoad({ longestDelay: config.overloadDelay });
  const backups = startBackups({ at: config.backup.at, log });
  const metrics = createMetrics({ store, backups });
  const supervisor =
    database.embedded &&
    superviseDatabase({
      embedded: database.embedded,
      log,
      onRestart: () => metrics.databaseRestarts.inc(),
      onFailure: () => metrics.databaseFailures.inc(),
    });
  const securityHeaders = createSecurityHeaders(config);
  const drain = createDrain({ server, seconds: config.shutdownSeconds });
  const variants = startVariants({
    concurrency: config.mediaConcurrency,
    onProblem: (error) => log.warn({ err: error }, "a picture variant could not be made"),
  });
  const development = config.development ? await startDevelopment({ server }) : undefined;
  const folder = currentBuild();
  const { build, scriptOf, declarations } = development ?? (await loadBuild({ folder }));
  const readPageRequest = createPageRequestReader(declarations);
  const limits = createLoadLimits();
  const auth = createAuthHandler({ config, log });
  const api = createApi({ config, log, auth, limits, overload });
  const { renderPage, findMove } = createPageRenderer({
    build,
    scriptOf,
    origin: config.origin,
    securityHeaders,
    log,
  });

  const sendNotice = createNoticeSender({ securityHeaders });
  const queued = createRenderQueue({ atOnce: 3, mostWaiting: 100 });
  const pages = createPageServer({
    config,
    limits,
    queued,
    store,
    documents: firstDocument([
      createSitemap(config),
      createFeed(config),
      createSecurityContact(config),
    ]),
    readPageRequest,
    renderPage,
    findMove,
    sendNotice,
    metrics,
  });
  server.on(
    "request",
    createListener({
      config,
      development: development?.serve,
      files: firstOf([
        createStaticFiles({ folder: join(folder, "client"), securityHeaders }),
        createStaticFiles({
          folder: join(folder, "admin"),
          mount: "/admin/",
          fallback: "index.html",
          securityHeaders: createSecurityHeaders({ ...config, apiBases: {}, backOffice: true }),
        }),
      ]),
      media: createMediaHandler({ findVariant: variants.find }),
      api: getRequestListener(api.fetch),
      takeVisit: createVisitHandler({ config, limits, overload, log }),
      operations: createOperations({
        metrics,
        metricsToken: config.metricsToken,
        isStopping: drain.isStopping,
        findProblem: createReadiness(config),
      }),
      readPageRequest,
      pages,
      setHeaders: createBareAnswerHeaders(config),
      takeForm: createFormHandler({
        config,
        limits,
        overload,
        fileBytes: declarations.fileBytes,
        queued,
        readPageRequest,
        renderPage,
        sendNotice,
      }),
      metrics,
      log,
    }),
  );
  await bind();
  const { port } = server.address() as AddressInfo;
  await welcome({ port, log });
  if (config.mediaPrepare) variants.prepare();

  function bind() {
    return new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      // Who is not let in at once tries again after seconds: a rush must find room to wait.
      server.listen({ port: config.port, host: config.host, backlog: 4096 }, () => {
        server.off("error", reject);
        resolve();
      });
    });
  }

  return {
    port,
    async stop() {
      disconnectWatchers();
      // Not waited for: what it tidies up is swept otherwise.
      variants.close();
      await drain.stop();
      await development?.close();
      publications.close();
      indexing.close();
      await backups.close();
      overload.close();
      await inquiries.close();
      await listener.close();
      await supervisor?.close();
      await database.close();
    },
  };
}
