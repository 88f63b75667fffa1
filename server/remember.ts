/** What browsers send is shorter; longer texts are worked out anew each time rather than kept. */
const longest = 512;
const most = 2000;

/**
 * The same answer for the same text without working it out again, for what every request asks. When
 * there are too many, all are forgotten: what is in use is back at once.
 */
export function remember<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = find(text);
    if (text.length > longest) return value;
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
