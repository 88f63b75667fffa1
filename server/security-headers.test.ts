import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createSecurityHeaders } from "./security-headers.ts";

const policy = (html: string, behindTls = false) =>
  new Map(createSecurityHeaders({ behindTls })(html)).get("Content-Security-Policy") ?? "";

test("inline scripts are allowed by hash, never by unsafe-inline", () => {
  const code = "alert(1)";
  const hash = createHash("sha256").update(code).digest("base64");
  const directives = policy(`<p></p><script>${code}</script><script src="/x.js"></script>`);
  const scripts = directives.split("; ").find((directive) => directive.startsWith("script-src"));
  expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
});

test("structured data is not a script that runs", () => {
  expect(policy('<script type="application/ld+json">{"a":1}</script>')).not.toContain("sha256");
});

test("strict transport security is promised only behind TLS", () => {
  const names = (behindTls: boolean) =>
    createSecurityHeaders({ behindTls })().map(([name]) => name);
  expect(names(true)).toContain("Strict-Transport-Security");
  expect(names(false)).not.toContain("Strict-Transport-Security");
});

test("the back office may not write styles into its markup, nor call other hosts", () => {
  const headers = createSecurityHeaders({ behindTls: false, backOffice: true })();
  const directives = new Map(headers).get("Content-Security-Policy")?.split("; ");
  expect(directives).toContain(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
  expect(directives).toContain("connect-src 'self'");
  expect(headers.flat().join(" ")).not.toContain("unsafe");
});

test("pages of the site have no styles but those of their files", () => {
  const styles = (development: boolean) =>
    new Map(createSecurityHeaders({ behindTls: false, development })())
      .get("Content-Security-Policy")
      ?.split("; ")
      .find((directive) => directive.startsWith("style-src"));
  expect(styles(false)).toBe("style-src 'self'");
  expect(styles(true)).toBe("style-src 'self' 'unsafe-inline'");
});
