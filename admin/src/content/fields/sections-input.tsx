import { useState } from "react";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import type { SectionForm } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { useIsTranslating, useJump } from "../editor/editor-context.tsx";
import { useAskedField } from "../editor/use-asked-field.ts";
import { isObject } from "../field.ts";
import { placeAfterKey } from "../lists/arrange.ts";
import { texts } from "../texts.ts";
import { AddSection } from "./add-section.tsx";
import { FieldGroup } from "./field-group.tsx";
import { useProblem } from "./localized-input.tsx";
import { newSection } from "./new-section.ts";
import { SectionCard, type SectionInputs } from "./section-card.tsx";

/** The parts of a page in their order: added, dragged or stepped to their place, hidden, removed. */
export function SectionsInput({
  path,
  label,
  hint,
  kinds,
  children,
}: {
  path: string;
  label: string;
  hint?: string | undefined;
  kinds: SectionForm[];
  children: SectionInputs;
}) {
  const text = useTexts(texts);
  const isTranslating = useIsTranslating();
  const disabled = useFormState().disabled || isTranslating;
  const { getValues } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ name: path, keyName: "_key" });
  const [dragged, setDragged] = useState<number>();
  const asked = useAskedField();
  // By their names, which they keep wherever they are moved.
  const [open, setOpen] = useState<string[]>(() => (asked ? [nameAt(asked)].flat() : []));
  useJump((field) => setOpen([...open, ...nameAt(field)]));

  const sections: unknown[] = getValues(path) ?? [];
  const nameOf = (at: number) => {
    const section = sections[at];
    return isObject(section) ? String(section.id) : "";
  };

  /** The part that a field lies in. */
  function nameAt(field: string): string[] {
    if (!field.startsWith(`${path}.`)) return [];
    const [step = ""] = field.slice(path.length + 1).split(".");
    const section: unknown = getValues(`${path}.${step}`);
    return [isObject(section) ? String(section.id) : step];
  }

  function add(kind: SectionForm) {
    const section = newSection(kind, sections);
    append(section, { shouldFocus: false });
    setOpen([...open, String(section.id)]);
  }

  return (
    <FieldGroup label={label} hint={hint} error={useProblem(path)}>
      {fields.map(({ _key }, at) => (
        <SectionCard
          key={_key}
          path={`${path}.${at}`}
          kinds={kinds}
          open={open.includes(nameOf(at))}
          onOpen={(opens) =>
            setOpen(opens ? [...open, nameOf(at)] : open.filter((name) => name !== nameOf(at)))
          }
          {...(!disabled && {
            arranging: {
              isFirst: at === 0,
              isLast: at === fields.length - 1,
              isDragged: dragged === at,
              onDragStart: () => setDragged(at),
              onDragEnd: () => setDragged(undefined),
              onDragOver: () => {
                if (dragged === undefined || dragged === at) return;
                move(dragged, at);
                setDragged(at);
              },
              onStep: (key: string) => {
                const to = placeAfterKey({ key, at, count: fields.length });
                if (to === undefined) return false;
                move(at, to);
                return true;
              },
              onRemove: () => remove(at),
            },
          })}
        >
          {children}
        </SectionCard>
      ))}
      {!disabled && <AddSection kinds={kinds} onAdd={add} />}
      {disabled && fields.length === 0 && text.nothing}
    </FieldGroup>
  );
}
