import { useEffect, useId, useRef } from "react";
import { m } from "#text";
import { controlClass } from "../ui/forms/field.tsx";

/** What the toolbar offers; the browser's own editing does it, and the server decides what stays. */
const tools: { command: string; value?: string; label: () => string }[] = [
  { command: "formatBlock", value: "p", label: m.rich_paragraph },
  { command: "formatBlock", value: "h2", label: m.rich_heading },
  { command: "bold", label: m.rich_bold },
  { command: "italic", label: m.rich_italic },
  { command: "insertUnorderedList", label: m.rich_bullets },
  { command: "insertOrderedList", label: m.rich_numbers },
  { command: "formatBlock", value: "blockquote", label: m.rich_quote },
];

/** A text with headings, lists and links. */
export function RichTextField({
  label,
  defaultHtml,
  error,
  onChange,
}: {
  label: string;
  /** Sanitized by the server. */
  defaultHtml: string;
  error: string | undefined;
  onChange: (html: string) => void;
}) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);

  // Written once: afterwards what stands there is the writer's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (text.current) text.current.innerHTML = defaultHtml;
    document.execCommand("defaultParagraphSeparator", false, "p");
  }, []);

  function run(command: string, value?: string) {
    text.current?.focus();
    document.execCommand(command, false, value);
    note();
  }

  function link() {
    const address = prompt(m.rich_link_address(), "https://");
    if (address && /^https?:\/\/\S+$/.test(address)) run("createLink", address);
  }

  function note() {
    onChange(text.current?.innerHTML ?? "");
  }

  return (
    <div>
      <p id={id} className="mb-1.5 font-medium">
        {label}
      </p>
      <div role="toolbar" aria-label={m.rich_toolbar()} className="mb-2 flex flex-wrap gap-1.5">
        {tools.map(({ command, value, label: name }) => (
          <Tool key={command + value} onPress={() => run(command, value)}>
            {name()}
          </Tool>
        ))}
        <Tool onPress={link}>{m.rich_link()}</Tool>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no text field of the browser has headings */}
      <div
        ref={text}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={id}
        aria-describedby={error ? `${id}error` : undefined}
        aria-invalid={error ? true : undefined}
        contentEditable
        suppressContentEditableWarning
        dir="auto"
        onInput={note}
        className={`prose min-h-80 py-4 ${controlClass}`}
      />
      {error && (
        <p id={`${id}error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Keeps the selection in the text while it is pressed. */
function Tool({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="min-h-9 rounded border border-line bg-paper px-3 text-sm hover:border-ink"
    >
      {children}
    </button>
  );
}
