/** Centre frequencies in hertz. Apart from the schemas, so that a browser can have them alone. */
export const octaveBands = [125, 250, 500, 1000, 2000, 4000] as const;
export type OctaveBand = (typeof octaveBands)[number];
