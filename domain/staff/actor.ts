/** Who changes something, and from where. */
export type Actor = { id: string; ip?: string | undefined };
