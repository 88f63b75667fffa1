import { Link } from "../ui/controls/link.tsx";
import { Thousands } from "../ui/format/thousands.tsx";
import { GrowingList } from "../ui/lists/growing-list.tsx";
import { Specimen } from "./specimen.tsx";

const href = (page: number) => (page === 1 ? "/demo/list" : `/demo/list?page=${page}`);

export function Growing({
  page,
  pages,
  numbers,
}: {
  page: number;
  pages: number;
  numbers: number[];
}) {
  return (
    <Specimen name="GrowingList">
      <GrowingList page={page} pages={pages} href={href}>
        <ol data-entries className="grid gap-4 tablet:grid-cols-3">
          {numbers.map((number) => (
            <li key={number} data-number={number} className="border border-line p-10">
              <Link to="/inquiry" className="hover:underline">
                <Thousands value={number} />
              </Link>
            </li>
          ))}
        </ol>
      </GrowingList>
    </Specimen>
  );
}
