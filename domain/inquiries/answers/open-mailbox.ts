/** A folder of a mail server that is open for reading. Nothing in it is ever deleted or moved. */
export type OpenMailbox = {
  /** Server, account and folder. */
  address: string;
  /** Another one means that the numbers of mails have begun anew. */
  validity: string;
  /** The number of the first mail of the last days, or of the next that arrives. */
  firstOfLast: (days: number) => Promise<number>;
  /** What came after a number, oldest first. */
  listAfter: (uid: number) => Promise<{ uid: number; size: number; receivedAt: Date }[]>;
  /** The beginning of a mail, without a trace of that in the mailbox. */
  readStart: (uid: number) => Promise<Uint8Array>;
  /** A mail, or as much of it. */
  read: (asked: { uid: number; most: number }) => Promise<Uint8Array>;
  /** People who look into the mailbox need not read it again. */
  markRead: (uid: number) => Promise<void>;
};
