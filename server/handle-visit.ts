import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#domain/app-error.ts";
import { isLang, type Lang } from "#domain/language/language.ts";
import { throwIfRefused } from "#domain/rate-limit/refusal.ts";
import { recordVisit } from "#domain/visitors/record-visit.ts";
import type { Body } from "./api/environment.ts";
import { parseJson } from "./api/read-body.ts";
import { readVisit } from "./api/read-visit.ts";
import { toErrorAnswer } from "./api/refusals.ts";
import { clientIp } from "./client-ip.ts";
import type { Config } from "./config.ts";
import type { Handler } from "./handler.ts";
import { chooseLanguage } from "./language.ts";
import type { LoadLimits } from "./load-limits.ts";
import type { Log } from "./log.ts";
import type { Overload } from "./overload.ts";

const path = "/api/posts/addVisitor";
const largestBody = 8192;
const stored = Buffer.from('{"code":1000,"data":null}');

/** Whether a call is what the site's own pages send on every page: small, JSON, from themselves. */
export function isPlainVisit(
  { method, url = "", headers }: IncomingMessage,
  { apiOrigins }: Pick<Config, "apiOrigins">,
) {
  return (
    method === "POST" &&
    url.startsWith(path) &&
    (url.length === path.length || url.charCodeAt(path.length) === 63) /* question mark */ &&
    headers["content-type"] === "application/json" &&
    Number(headers["content-length"]) <= largestBody &&
    (headers.origin === undefined ||
      apiOrigins.includes(headers.origin) ||
      headers.origin.endsWith(`://${headers.host}`))
  );
}

/**
 * A short way for the one call that every page makes. Through the API it would take three times as
 * much of the core that serves the pages; the answers are the same, and so is what is stored.
 */
export function createVisitHandler({
  config,
  limits,
  overload,
  log,
}: {
  config: Pick<Config, "trustedProxies" | "visitorIp" | "apiOrigins">;
  limits: Pick<LoadLimits, "visits">;
  overload: Pick<Overload, "isOverloaded">;
  log: Log;
}): Handler {
  return async function takeVisit(request, response) {
    let lang = languageOf(request);
    const { origin } = request.headers;
    // A page under another of our names may read the answer too.
    response.setHeader("Vary", "Origin");
    if (origin !== undefined && config.apiOrigins.includes(origin)) {
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Expose-Headers", "ETag,Retry-After");
    }
    try {
      const report = readVisit(await readJson(request));
      if (isLang(report.lang)) lang = report.lang;
      if (overload.isOverloaded()) throw new AppError("busy");
      const { headers } = request;
      const ip = clientIp(request, config);
      throwIfRefused(limits.visits(ip));
      await recordVisit({
        visitor: {
          ip,
          userAgent: headers["user-agent"] ?? "",
          wantsPrivacy: headers.dnt === "1" || headers["sec-gpc"] === "1",
        },
        report,
        lang,
        keeping: config.visitorIp,
      });
      send(response, 200, stored);
    } catch (error) {
      const { status, headers, body } = toErrorAnswer({ error, lang });
      if (status === 500) log.error({ err: error, path }, "api call failed");
      send(response, status, Buffer.from(JSON.stringify(body)), headers);
    }
  };
}

function languageOf({ url = "", headers }: IncomingMessage): Lang {
  const named = /[?&]lang=(\w\w)(?:&|$)/.exec(url)?.[1];
  if (isLang(named)) return named;
  return chooseLanguage({ cookie: headers.cookie, acceptLanguage: headers["accept-language"] });
}

function readJson(request: IncomingMessage): Promise<Body> {
  return new Promise((resolve, reject) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("error", reject);
    request.on("end", () => {
      try {
        resolve(text === "" ? {} : parseJson(text));
      } catch (error) {
        reject(error);
      }
    });
  });
}

function send(
  response: ServerResponse,
  status: number,
  body: Buffer,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(body);
}
