import { m } from "#text";

const look = "inline-flex min-h-9 items-center underline-offset-4 hover:underline";

/** Ways to pass a page on: plain links, nothing of strangers runs on the page. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const letter = new URLSearchParams({ subject: title, body: url })
    .toString()
    .replaceAll("+", "%20");
  const chat = new URLSearchParams({ text: `${title} ${url}` });
  return (
    <section aria-label={m.article_share()} className="print:hidden">
      <p className="text-sm text-felt">{m.article_share()}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 desktop:block">
        <li>
          <CopyLink url={url} />
        </li>
        <li>
          <a href={`mailto:?${letter}`} className={look}>
            {m.article_by_mail()}
          </a>
        </li>
        <li>
          <a
            href={`https://wa.me/?${chat}`}
            target="_blank"
            rel="noopener nofollow"
            className={look}
          >
            WhatsApp
          </a>
        </li>
        <li className="max-desktop:basis-full">
          <details>
            <summary className={look}>{m.article_by_wechat()}</summary>
            <p className="max-w-prose pb-2 text-sm text-felt">{m.article_wechat_hint()}</p>
          </details>
        </li>
      </ul>
    </section>
  );
}

/** A link to this very page: it can be copied by hand, and with JavaScript a click is enough. */
function CopyLink({ url }: { url: string }) {
  return (
    <>
      <a href={url} data-copy={m.article_link_copied()} className={look}>
        {m.article_copy_link()}
      </a>
      <span role="status" className="sr-only" />
    </>
  );
}
