import { InfiniteScroll } from "../ui/infinite-scroll.tsx";
import { Link } from "../ui/link.tsx";
import { Thousands } from "../ui/thousands.tsx";
import { Specimen } from "./specimen.tsx";

type Loaded = { numbers: number[] };

const pick = ({ numbers }: Loaded) => numbers;
const href = (page: number) => (page === 1 ? "/demo" : `/demo?page=${page}`);

export function Growing({ page, pages, numbers }: Loaded & { page: number; pages: number }) {
  return (
    <Specimen name="InfiniteScroll">
      <InfiniteScroll page={page} pages={pages} href={href} entries={numbers} pick={pick}>
        {(entries) => (
          <ol className="grid gap-4 tablet:grid-cols-3">
            {entries.map((number) => (
              <li key={number} data-number={number} className="border border-line p-10">
                <Link to="/inquiry" className="hover:underline">
                  <Thousands value={number} />
                </Link>
              </li>
            ))}
          </ol>
        )}
      </InfiniteScroll>
    </Specimen>
  );
}
