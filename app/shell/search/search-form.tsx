import { island } from "../../islands/island.tsx";
import { SearchBox } from "./search-box.tsx";

/** Search as a plain form; once somebody reaches for it, it suggests pages while they type. */
export const SearchForm = island("search-box", SearchBox, "reached");
