import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { plain } from "#domain/text.ts";
import { m } from "#text";
import type { Copy } from "../page-copy.ts";
import { buttonClass } from "../ui/button.tsx";
import { localHref } from "../ui/link.tsx";
import { Text } from "../ui/text.tsx";
import { searchBase, searchPath } from "./addresses.ts";

/** The large box of the search page, with what was asked for still in it. */
export function SearchForm({ copy, query }: { copy: Copy; query: string }) {
  const field = useId();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("query")).trim();
    if (typed !== "") navigate(localHref(searchPath({ query: typed })));
  }

  return (
    <form action={localHref(searchBase)} method="get" onSubmit={submit} className="mt-8 max-w-3xl">
      <label htmlFor={field} className="text-sm text-felt">
        <Text>{copy["field.label"]}</Text>
      </label>
      <div className="mt-2 flex gap-2">
        <input
          // A new answer brings a new box: what stands in it belongs to the address.
          key={query}
          id={field}
          type="search"
          name="query"
          defaultValue={query}
          placeholder={plain(copy["field.placeholder"] ?? "")}
          maxLength={200}
          enterKeyHint="search"
          className="min-h-14 w-full min-w-0 rounded-full border border-felt bg-white px-6 text-lg placeholder:text-felt"
        />
        <button type="submit" className={`${buttonClass()} min-h-14 shrink-0 tablet:px-10`}>
          {m.search()}
        </button>
      </div>
    </form>
  );
}
