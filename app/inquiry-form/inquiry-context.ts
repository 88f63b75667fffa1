/** What an inquiry is about, as the link or page says by which its form was opened. */
export type InquiryContext = {
  kind: "message" | "quote" | "sample";
  /** Ids of the product, its finish and its mounting. */
  product?: string | undefined;
  finish?: string | undefined;
  mounting?: string | undefined;
  quantity?: string | undefined;
  /** Id of the member of the directory who is to be reached. */
  member?: string | undefined;
  /** The same in words, for the visitor. */
  about?: string | undefined;
};

const kinds = ["message", "quote", "sample"] as const;

/** The context in the `data-inquiry` attributes of an element; see `inquiryAttributes`. */
export function readContext(attributes: DOMStringMap): InquiryContext {
  return {
    kind: kinds.find((kind) => kind === attributes.inquiry) ?? "message",
    product: attributes.inquiryProduct,
    finish: attributes.inquiryFinish,
    mounting: attributes.inquiryMounting,
    quantity: attributes.inquiryQuantity,
    member: attributes.inquiryMember,
    about: attributes.inquiryAbout,
  };
}

/** Spread over a link to the contact page: with JavaScript it opens the inquiry dialog instead. */
export function inquiryAttributes({
  kind,
  ...context
}: Omit<InquiryContext, "kind"> & { kind: InquiryContext["kind"] | undefined }) {
  return {
    "data-inquiry": kind,
    "data-inquiry-product": context.product,
    "data-inquiry-finish": context.finish,
    "data-inquiry-mounting": context.mounting,
    "data-inquiry-quantity": context.quantity,
    "data-inquiry-member": context.member,
    "data-inquiry-about": context.about,
  };
}
