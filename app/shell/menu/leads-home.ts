/** Articles and products have no promise of a translation yet: their switch leads home. */
export const leadsHome =
  /^\/(?:article\/(?!list)|(?:cmp)?productdetail\/|product\/[^/]+\/(?!\d+(?:\.html)?$))/i;
