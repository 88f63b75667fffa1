/** What the address of the search page asks for. */
export type Asked = {
  query: string;
  kind: string | undefined;
  /** What pages of that kind are called. */
  kindName: string | undefined;
  class: string | undefined;
  page: number;
};
