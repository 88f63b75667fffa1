import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { useSettings } from "../shell/use-settings.ts";
import { mapLinks } from "./map-links.ts";

const names = { amap: m.map_amap, baidu: m.map_baidu, google: m.map_google, apple: m.map_apple };

/** How to find us with the maps that the reader has. */
export function Directions() {
  const settings = useSettings();
  if (!settings) return null;
  const links = mapLinks({
    lang: getLocale(),
    name: plain(settings.name),
    address: plain(settings.address),
    position: settings.position,
  });
  return (
    <nav aria-label={m.directions()} className="flex flex-wrap items-center gap-x-5 print:hidden">
      <p className="text-felt" aria-hidden="true">
        {m.directions()}
      </p>
      {links.map(({ service, href }) => (
        <a
          key={service}
          href={href}
          target="_blank"
          rel="noopener nofollow"
          className="inline-flex min-h-9 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
        >
          {names[service]()}
          <span className="sr-only"> ({m.opens_new_tab()})</span>
        </a>
      ))}
    </nav>
  );
}
