import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { directUrl } from "#db/connect.ts";
import { listen } from "#db/listen.ts";
import { disconnectWatchers } from "#domain/inquiries/inquiry-events.ts";
import { startVariants } from "#domain/media/variants/start-variants.ts";
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
import { startMeasuring } from "./measure-downloads.ts";
import { createMediaHandler } from "./media-files.ts";
import { createMetrics } from "./metrics.ts";
import { createOperations } from "./operations.ts";
import { watchLoad } from "./overload.ts";
import { createFormHandler } from "./page-forms.ts";
import { createPageRequestReader } from "./page-request.ts";
import { PageStore } from "./page-store.ts";
import { openPort, refuseTakenPort } from "./port.ts";
import { startPublishing } from "./publications.ts";
import { startPurging } from "./purge.ts";
import { createReadiness } from "./readiness.ts";
import { createRenderQueue } from "./render-queue.ts";
import { createRenderThread } from "./render-thread.ts";
import { startIndexing } from "./search-index.ts";
import { createSecurityContact } from "./security-contact.ts";
import { createBareAnswerHeaders, createSecurityHeaders } from "./security-headers.ts";
import { createNoticeSender } from "./send-notice.ts";
import { createPageServer } from "./serve-page.ts";
import { setUpDomain } from "./set-up-domain.ts";
import { createDrain } from "./shutdown.ts";
import { createSitemap } from "./sitemap.ts";
import { createStaticFiles, firstOf } from "./static-files.ts";
import { superviseDatabase } from "./supervise-database.ts";
import { warnOfOpenHost } from "./trusted-proxies.ts";
import { welcome } from "./welcome.ts";

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
  // A taken port is said at once, before anything is started for nothing. Ours is opened only when
  // the site can answer, so that a proxy tries another node until then.
  await refuseTakenPort(config);
  warnOfOpenHost({ config, log });
  const folder = currentBuild();
  // The app is loaded while the database starts.
  const thread = config.development ? undefined : createRenderThread({ config, folder, log });
  const database = await prepareDatabase({ config, log, signal, fill: loadDemonstration });

  const store = new PageStore({ capacity: config.development ? 0 : config.pageStoreBytes });
  const publications = startPublishing({ log, onEnd: () => store.contentChanged() });
  const indexing = startIndexing({ log });
  const measuring = startMeasuring({ config, log });
  const purging = startPurging({ purge: config.sharedCache.purge, log });
  const forgetContent = (state: { listening: boolean }) => {
    clearContentCache(state);
    thread?.contentChanged(state);
  };
  const listener = listen({
    url: directUrl,
    channel: "content",
    latest: "select revision::text as latest from content_revision",
    onMessage() {
      forgetContent({ listening: true });
      store.contentChanged();
      publications.contentChanged();
      indexing.contentChanged();
      purging.contentChanged();
    },
    onConnectionChange(up, how) {
      forgetContent({ listening: up });
      store.listenerChanged({ listening: up, ...how });
      if (!up) log.warn("the connection that listens for content changes broke; reconnecting");
    },
  });
  const { files } = await setUpDomain({ config, warn: log.warn.bind(log) });
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
  const auth = createAuthHandler({ config, log });
  // While the thread loads the app.
  const preparing = auth.prepare();
  const { renderPage, findMove, declarations, ...app } = thread
    ? await thread.connect(database.url)
    : await startDevelopment({ server, config, log });
  await preparing;
  const readPageRequest = createPageRequestReader(declarations);
  const limits = createLoadLimits();
  const api = createApi({ config, log, auth, limits, overload });
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
      development: app.serve,
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
        findProblem: createReadiness({ ...config, files }),
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
  const port = await openPort({ server, ...config });
  await welcome({ port, log });
  if (config.mediaPrepare) variants.prepare();

  return {
    port,
    async stop() {
      disconnectWatchers();
      // Not waited for: what it tidies up is swept otherwise.
      variants.close();
      await drain.stop();
      await app.close();
      publications.close();
      indexing.close();
      measuring.close();
      purging.close();
      await backups.close();
      overload.close();
      await inquiries.close();
      await listener.close();
      await supervisor?.close();
      await database.close();
    },
  };
}
