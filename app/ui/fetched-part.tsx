import { type ComponentType, lazy } from "react";

const loading: Promise<void>[] = [];

/**
 * A part whose code the browser fetches when it is to be drawn, and so within a Suspense. The server
 * has it from the start: it draws a page in one go and waits for nothing.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load() }));
  let Part: ComponentType<Props> | undefined;
  loading.push(
    load().then((loaded) => {
      Part = loaded;
    }),
  );
  return function Fetched(props) {
    if (!Part) throw new Error("Drawn before its code was there; see partsFetched");
    return <Part {...props} />;
  };
}

/** On the server: resolved when every part can be drawn. */
export async function partsFetched(): Promise<void> {
  await Promise.all(loading);
}
