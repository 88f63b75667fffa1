import { m } from "#text";
import { Link } from "../ui/link.tsx";
import type { MenuClass } from "./load-product-menu.ts";

/** Entries with a picture, each showing the first product of its class. */
const pictured = [
  { className: "woodSlat", url: "/akupanel.html", label: m.nav_akupanel },
  { className: "silenceBooth", url: "/silencebooth.html", label: m.nav_silencebooth },
];

export function ProductMenuPanel({ classes }: { classes: MenuClass[] | undefined }) {
  return (
    <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-b border-line bg-paper">
      <div className="page-width grid grid-cols-[1fr_18rem] gap-10 py-10">
        {classes ? <Classes classes={classes} /> : <Skeletons />}
        <ul className="grid content-start gap-6">
          {pictured.map(({ className, url, label }) => {
            const picture = classes?.find((found) => found.className === className)?.picture;
            return (
              <li key={url} className="group relative">
                <div className="aspect-[3/2] overflow-hidden bg-sand">
                  {picture && (
                    <img
                      src={picture}
                      alt=""
                      width={320}
                      height={213}
                      className="size-full object-cover"
                    />
                  )}
                </div>
                <Link
                  to={url}
                  className="mt-2 inline-flex min-h-8 items-center font-medium group-hover:underline before:absolute before:inset-0"
                >
                  {label()}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function Classes({ classes }: { classes: MenuClass[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-8 gap-y-8 wide:grid-cols-4">
      {classes.map(({ id, className, subjectName, products }) => (
        <li key={id}>
          <Link
            to={`/product/${className}.html`}
            className="inline-flex min-h-8 items-center font-semibold hover:underline"
          >
            {subjectName}
          </Link>
          <ul className="mt-1 text-sm text-felt">
            {products.map((product) => (
              <li key={product.id}>
                <Link
                  to={`/productdetail/${product.id}.html`}
                  className="inline-flex min-h-8 items-center hover:text-ink hover:underline"
                >
                  {product.title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Skeletons() {
  return (
    <div role="status" aria-label={m.loading()} className="grid grid-cols-3 gap-8 wide:grid-cols-4">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((block) => (
        <div key={block} className="space-y-3">
          <div className="h-5 w-2/3 animate-pulse bg-sand" />
          <div className="h-4 w-full animate-pulse bg-sand" />
          <div className="h-4 w-5/6 animate-pulse bg-sand" />
        </div>
      ))}
    </div>
  );
}
