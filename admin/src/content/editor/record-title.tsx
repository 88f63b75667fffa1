import { Title } from "react-admin";
import { useWatch } from "react-hook-form";
import type { Localized } from "../../api.ts";
import { useLanguage } from "../../language.ts";
import { singletonName } from "../singletons.ts";
import { titleIn } from "../title-in.ts";

/** What the record is called, as it is being written. */
export function RecordTitle({ kind, fallback }: { kind: string; fallback: string }) {
  const language = useLanguage();
  const [title, subjectName, name] = useWatch({ name: ["title", "subjectName", "name"] });
  const shown: Localized | undefined = title ?? subjectName ?? name;
  return <Title title={singletonName(kind, language) ?? (titleIn(shown, language) || fallback)} />;
}
