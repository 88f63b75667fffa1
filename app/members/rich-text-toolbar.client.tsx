import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { m } from "#text";
import { toolbarClass, toolClass, tools } from "./rich-text-tools.ts";

/** The toolbar of the ARIA practices: one stop for the tabulator, arrows within. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [reached, setReached] = useState(0);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn }) => isOn?.(now)),
  });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const ahead = document.dir === "rtl" ? -1 : 1;
    const to = {
      ArrowRight: reached + ahead,
      ArrowLeft: reached - ahead,
      Home: 0,
      End: -1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll("button");
    buttons[(to + buttons.length) % buttons.length]?.focus();
  }

  return (
    <div role="toolbar" aria-label={m.rich_toolbar()} onKeyDown={move} className={toolbarClass}>
      {tools.map(({ label, run }, position) => (
        <button
          key={label()}
          type="button"
          tabIndex={position === reached ? 0 : -1}
          aria-pressed={on[position]}
          onFocus={() => setReached(position)}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor.chain().focus(), editor)?.run()}
          className={toolClass}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
