/** What the nodes of these tests are started with. */
export const metricsToken = "a token only the tests know";
export const publicUrl = "https://www.example.com";

export type SharedNode = { address: string; log: string };
