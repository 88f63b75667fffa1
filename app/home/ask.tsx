import type { Copy } from "../page-copy.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Text } from "../ui/text.tsx";

export function Ask({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space text-center">
      <h2 className="mx-auto max-w-[24ch] text-title">
        <Text>{copy["ask.title"]}</Text>
      </h2>
      <p className="mx-auto mt-5 max-w-prose text-lead text-felt">
        <Text>{copy["ask.lead"]}</Text>
      </p>
      <div className="mt-8">
        <ButtonLink to="/aboutUs/lianxi.html">
          <Text>{copy["ask.action"]}</Text>
        </ButtonLink>
      </div>
    </section>
  );
}
