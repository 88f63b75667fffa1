import { startTransition, useState } from "react";
import { flushSync } from "react-dom";

/**
 * A field that shows what is typed at once; what follows from it is drawn when that has been painted,
 * or when the field is left, so that a button pressed next knows of it.
 */
export function useTyped({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  /** What has not become the value yet. */
  const [typed, setTyped] = useState<string>();

  function take(text: string) {
    onChange(text);
    setTyped(undefined);
  }

  return {
    value: typed ?? value,
    onChange(text: string) {
      setTyped(text);
      startTransition(() => take(text));
    },
    onBlur() {
      if (typed !== undefined) flushSync(() => take(typed));
    },
  };
}
