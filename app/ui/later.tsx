import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** So far below the screen's edge a part is fetched. */
const ahead = "800px";

/**
 * A part of a page, far below its first screen, whose code comes when it is nearly in sight; until
 * then it is what the server drew. Its props must not change by themselves: React would empty a
 * part that it cannot take over yet.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let come = () => {};
  const near = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        come = resolve;
      });
  const Part: ComponentType<Props> = lazy(async () => {
    await near;
    return { default: await load() };
  });

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module, not in a render
  function Later(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    // Drawn here and not by the server, it has nothing to show until it is here.
    const fromServer = useRef(!useHydrated()).current;
    useEffect(() => {
      if (!fromServer || !place.current) return come();
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
        { rootMargin: ahead },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, [fromServer]);
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }
  return memo(Later);
}
