import { useResourceContext } from "react-admin";

/** The kind of the records on the screen: `content/article` is the resource of articles. */
export function useKind(): string {
  return useResourceContext()?.replace(/^content\//, "") ?? "";
}
