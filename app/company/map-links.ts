import type { Lang } from "#domain/language/language.ts";

type Destination = {
  lang: Lang;
  name: string;
  address: string;
  position?: { latitude: number; longitude: number } | undefined;
};

/**
 * Ways to be led to us by the maps that readers of a language have. They are links to a service's
 * own site; nothing of it is on the page. Without a position it looks for the address.
 */
export function mapLinks({ lang, ...destination }: Destination) {
  return lang === "zh" ? chineseMaps(destination) : worldMaps(destination);
}

function chineseMaps({ name, address, position }: Omit<Destination, "lang">) {
  if (!position) {
    return [
      link("amap", "https://uri.amap.com/search", { keyword: address, callnative: "0" }),
      link("baidu", "https://api.map.baidu.com/geocoder", { address, output: "html", src: name }),
    ];
  }
  const { latitude, longitude } = position;
  // Maps of China are shifted against GPS; both services correct it when told.
  return [
    link("amap", "https://uri.amap.com/navigation", {
      to: `${longitude},${latitude},${name}`,
      coordinate: "wgs84",
      callnative: "0",
    }),
    link("baidu", "https://api.map.baidu.com/marker", {
      location: `${latitude},${longitude}`,
      title: name,
      content: address,
      coord_type: "wgs84",
      output: "html",
      src: name,
    }),
  ];
}

function worldMaps({ address, position }: Omit<Destination, "lang">) {
  const destination = position ? `${position.latitude},${position.longitude}` : address;
  return [
    link("google", "https://www.google.com/maps/dir/", { api: "1", destination }),
    link("apple", "https://maps.apple.com/", { daddr: destination }),
  ];
}

function link<Service extends string>(
  service: Service,
  site: string,
  query: Record<string, string>,
) {
  return { service, href: `${site}?${new URLSearchParams(query)}` };
}
