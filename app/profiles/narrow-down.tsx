import type { listProfileChoices, ProfileFilter } from "#domain/members/profiles.ts";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link, localHref } from "../ui/controls/link.tsx";
import { tradeNames } from "../ui/format/trade-names.ts";
import { controlClass, Field } from "../ui/forms/field.tsx";
import { FilterSheet } from "../ui/lists/filter-sheet.tsx";

type Choices = Awaited<ReturnType<typeof listProfileChoices>>;

type Narrowing = { filter: ProfileFilter; choices: Choices };

/** Forms that ask for another page of the directory: a row of lists, on a phone a sheet. */
export function NarrowDown({ total, ...narrowing }: Narrowing & { total: number }) {
  return (
    <div className="mb-8 tablet:mb-10">
      <FilterSheet
        action="/profiles"
        groups={groupsOf(narrowing).map(({ options, ...group }) => ({
          ...group,
          choices: options,
        }))}
        show={m.filter_show_results({ count: total })}
        apply={m.filter_apply_results()}
        clearTo="/profiles"
      />
      <NarrowDownForm {...narrowing} />
    </div>
  );
}

function groupsOf({ filter, choices }: Narrowing) {
  const trades = choices.trades.map((trade) => ({ value: trade, label: tradeNames[trade]() }));
  return [
    { name: "trade", title: m.trade(), chosen: filter.trade, options: trades },
    {
      name: "country",
      title: m.inquiry_country(),
      chosen: filter.country,
      options: choices.countries,
    },
    {
      name: "language",
      title: m.language(),
      chosen: filter.language,
      options: choices.languages,
    },
  ];
}

function NarrowDownForm({ filter, choices }: Narrowing) {
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <form
      action={localHref("/profiles")}
      className="hidden items-end gap-4 tablet:grid tablet:grid-cols-[repeat(3,1fr)_auto]"
    >
      {groupsOf({ filter, choices }).map(({ title, ...group }) => (
        <Choice key={group.name} label={title} {...group} />
      ))}
      <p className="flex gap-4">
        <button type="submit" className={buttonClass()}>
          {m.profiles_filter()}
        </button>
        {isNarrowed && (
          <Link to="/profiles" className="inline-flex min-h-12 items-center underline">
            {m.profiles_all()}
          </Link>
        )}
      </p>
    </form>
  );
}

function Choice({
  label,
  name,
  chosen,
  options,
}: {
  label: string;
  name: string;
  chosen: string | undefined;
  options: { value: string; label: string }[];
}) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          key={chosen}
          {...control}
          name={name}
          defaultValue={chosen ?? ""}
          className={`h-12 ${controlClass}`}
        >
          <option value="">{m.profiles_any()}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
