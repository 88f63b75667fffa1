import { plain } from "#domain/language/text.ts";
import type { Copy } from "../../page-copy/page-copy.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { Text } from "../../ui/text/text.tsx";

/** A selection that no product answers to. */
export function NothingFits({ copy, clearTo }: { copy: Copy; clearTo: string }) {
  return (
    <div className="mt-8">
      <EmptyState title={plain(copy["empty.title"] ?? "")} text={<Text>{copy["empty.lead"]}</Text>}>
        <ButtonLink to={clearTo} look="outline">
          <Text>{copy["empty.action"]}</Text>
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
