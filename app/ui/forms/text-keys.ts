/**
 * Whether a key is for the input method, which writes Chinese with it: it chooses among characters
 * then, not among options. This number says so in every browser; `isComposing` is false in Safari for
 * the key that ends it.
 */
export const isComposing = ({ keyCode }: { keyCode: number }) => keyCode === 229;

/** Whether a key moves the caret: whoever does that is back in the text, and on no option. */
export const movesCaret = ({ key }: { key: string }) => /Home|End|Left|Right/.test(key);
