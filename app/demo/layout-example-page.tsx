import { m } from "#text";

export const meta = () => [{ title: "Layout" }, { name: "robots", content: "noindex, nofollow" }];

/** Something to stand in a layout, for developers to look at the frame around it. */
export default function LayoutExamplePage() {
  return (
    <>
      <h1 className="text-title">{m.account()}</h1>
      <p className="mt-3 text-felt">{m.account_overview()}</p>
    </>
  );
}
