/** Why a PDF is not taken: no whole PDF, locked, or not to be proved harmless. */
export type PdfRefusal = "type" | "encrypted" | "unsafe";

export class PdfRefused extends Error {
  readonly reason: PdfRefusal;
  constructor(reason: PdfRefusal) {
    super(reason);
    this.reason = reason;
  }
}
