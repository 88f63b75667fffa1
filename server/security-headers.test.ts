import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createSecurityHeaders, readMarkedScripts } from "./security-headers.ts";

const mark = "c2VjcmV0";

function scriptSources(html: string) {
  const { scripts } = readMarkedScripts({ html, mark });
  const headers = new Map(createSecurityHeaders({ behindTls: false })({ scripts }));
  const policy = headers.get("Content-Security-Policy") ?? "";
  return policy.split("; ").find((directive) => directive.startsWith("script-src"));
}

test("inline scripts of ours are allowed by hash, never by unsafe-inline", () => {
  const code = "alert(1)";
  const hash = createHash("sha256").update(code).digest("base64");
  const html = `<p></p><script nonce="${mark}">${code}</script><script src="/x.js"></script>`;
  expect(scriptSources(html)).toBe(`script-src 'self' 'sha256-${hash}'`);
});

test("a script that came with the content may not run", () => {
  const others = ["<script>a()</script>", '<script nonce="guessed">b()</script>'];
  expect(scriptSources(others.join(""))).toBe("script-src 'self'");
});

test("the mark does not leave the house", () => {
  const html = `<script nonce="${mark}">a()</script><link nonce="${mark}" href="/x.js">`;
  expect(readMarkedScripts({ html, mark }).html).toBe('<script>a()</script><link href="/x.js">');
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
