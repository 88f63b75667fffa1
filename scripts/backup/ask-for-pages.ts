const fixed = ["/healthz", "/readyz", "/zh", "/en", "/ar", "/sitemap.xml"];
const mostPages = 12;

/** Asks a node for what a visitor would see first, pages from all over the site and a picture. */
export async function askForPages({ port }: { port: number }): Promise<number> {
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "error" });
    const body = await answer.text();
    if (answer.status === 200 && body.length > 0) return body;
    throw new Error(`${path} answered ${answer.status}.`);
  };
  const bodies = new Map<string, string>();
  for (const path of fixed) bodies.set(path, await ask(path));
  const listed = Array.from(
    (bodies.get("/sitemap.xml") ?? "").matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  );
  if (listed.length === 0) throw new Error("The site map names no page.");
  const step = Math.max(1, Math.floor(listed.length / mostPages));
  const paths = listed.filter((_, place) => place % step === 0).slice(0, mostPages);
  const picture = /\/media\/[^"\s,]+\.(?:webp|avif|jpg)/.exec(bodies.get("/en") ?? "")?.[0];
  if (picture) paths.push(picture);
  for (const path of paths) await ask(path);
  return fixed.length + paths.length;
}
