import { EditorContent, useEditor } from "@tiptap/react";
import { useLayoutEffect } from "react";
import { controlClass } from "../ui/forms/field.tsx";
import { richTextExtensions } from "./rich-text-extensions.client.ts";
import { RichTextToolbar } from "./rich-text-toolbar.client.tsx";

export function RichTextEditor({
  labelId,
  errorId,
  defaultHtml,
  onChange,
}: {
  labelId: string;
  errorId: string | undefined;
  defaultHtml: string;
  onChange: (html: string) => void;
}) {
  const editor = useEditor({
    extensions: richTextExtensions,
    content: defaultHtml,
    // A style element of its own: the page's policy refuses it.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(withoutEnd(changed.getHTML())),
  });

  // With the page, not after it as `useEditor` would: a form moves the focus to what is invalid.
  useLayoutEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          "aria-multiline": "true",
          "aria-labelledby": labelId,
          ...(errorId && { "aria-invalid": "true", "aria-describedby": errorId }),
          class: `prose min-h-80 py-4 whitespace-break-spaces ${controlClass}`,
        },
      },
    });
  }, [editor, labelId, errorId]);

  return (
    <>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </>
  );
}

/** There is always an empty paragraph to go on in; it is not part of the text. */
function withoutEnd(html: string): string {
  return html.replace(/(?:<p><\/p>)+$/, "");
}
