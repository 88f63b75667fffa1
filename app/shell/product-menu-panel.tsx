import { m } from "#text";
import { Link } from "../ui/link.tsx";
import { Skeleton, SkeletonText } from "../ui/skeleton.tsx";
import type { MenuClass } from "./load-product-menu.ts";

/** Entries with a picture, each showing the first product of its class. */
const pictured = [
  { className: "woodSlat", url: "/akupanel.html", label: m.nav_akupanel },
  { className: "silenceBooth", url: "/silencebooth.html", label: m.nav_silencebooth },
];

const columns = "grid grid-cols-3 content-start gap-x-8 gap-y-6 wide:grid-cols-4";

export function ProductMenuPanel({ classes }: { classes: MenuClass[] | undefined }) {
  return (
    <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain border-y border-line bg-paper transition-opacity duration-200 ease-calm starting:opacity-0">
      <div className="page-width grid grid-cols-[1fr_15rem] gap-12 py-8">
        {classes ? <Classes classes={classes} /> : <Skeletons />}
        <Pictured classes={classes} />
      </div>
    </div>
  );
}

function Classes({ classes }: { classes: MenuClass[] }) {
  return (
    <ul className={columns}>
      {classes.map(({ id, className, subjectName, products }) => (
        <li key={id}>
          <Link
            to={`/product/${className}.html`}
            className="inline-flex min-h-8 items-center font-semibold underline-offset-4 hover:underline"
          >
            {subjectName}
          </Link>
          <ul className="mt-1 text-sm text-felt">
            {products.map((product) => (
              <li key={product.id}>
                <Link
                  to={`/productdetail/${product.id}.html`}
                  className="inline-flex min-h-7 items-center py-1 leading-snug underline-offset-4 hover:text-ink hover:underline"
                >
                  {product.title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li>
        <Link
          to="/product.html"
          className="inline-flex min-h-8 items-center text-oak-deep underline-offset-4 hover:underline"
        >
          {m.all_products()}
        </Link>
      </li>
    </ul>
  );
}

function Pictured({ classes }: { classes: MenuClass[] | undefined }) {
  return (
    <ul className="grid content-start gap-8 border-s border-line ps-10">
      {pictured.map(({ className, url, label }) => {
        const picture = classes?.find((found) => found.className === className)?.picture;
        return (
          <li key={url} className="group relative">
            <div className="aspect-[4/3] overflow-hidden bg-sand">
              {picture && (
                <img
                  src={picture}
                  alt=""
                  width={800}
                  height={600}
                  className="size-full object-cover transition-transform duration-250 ease-calm group-hover:scale-[1.025]"
                />
              )}
            </div>
            <Link
              to={url}
              className="mt-2 inline-flex min-h-8 items-center font-medium underline-offset-4 group-hover:underline before:absolute before:inset-0"
            >
              {label()}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Skeletons() {
  return (
    <div role="status" aria-label={m.loading()} className={columns}>
      {[1, 2, 3, 4, 5, 6].map((block) => (
        <div key={block} className="space-y-5">
          <Skeleton className="h-5 w-2/3" />
          <SkeletonText lines={4} />
        </div>
      ))}
    </div>
  );
}
