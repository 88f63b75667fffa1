import type { Text as TextValue } from "#domain/language/text.ts";
import { Text } from "../ui/text/text.tsx";

/** A word of caution that must not be overlooked. */
export function Note({ children }: { children: TextValue | undefined }) {
  if (!children) return null;
  return (
    <p role="note" className="max-w-prose border-s-4 border-oak bg-sand px-5 py-4">
      <Text>{children}</Text>
    </p>
  );
}
