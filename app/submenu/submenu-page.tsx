import { listSubmenu } from "#domain/catalogue/list-submenu.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { Link } from "../ui/controls/link.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/submenu-page";

const submenuPath = (id: string | undefined) => (id ? `/subMenu/${id}` : "/subMenu");

/** A product class and what is in it, as a plain list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id } = params;
  const menu = await listSubmenu({ id, lang: context.get(lang) });
  if (!menu) throw notFound();
  if (menu.of?.id !== id) throw redirectTo({ lang: params.lang, path: submenuPath(menu.of?.id) });
  return menu;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { of, classes, products } = loaderData;
  const names = [...classes.map((one) => one.subjectName), ...products.map((one) => one.title)];
  return pageMeta({
    ...siteOf(matches),
    path: submenuPath(of?.id),
    title: of ? `${plain(of.subjectName)} – ${m.submenu_title()}` : m.submenu_title(),
    description: of ? m.submenu_of({ name: plain(of.subjectName) }) : m.submenu_lead(),
    keywords: names.slice(0, 8).map(plain).join(", "),
    index: false,
  });
};

export default function SubmenuPage({ loaderData }: Route.ComponentProps) {
  const { of, classes, products } = loaderData;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { to: submenuPath(undefined), label: m.submenu_title() },
          ...(of ? [{ to: submenuPath(of.id), label: of.subjectName }] : []),
        ]}
      />
      <PageHead title={of?.subjectName ?? m.submenu_title()} lead={of?.intro ?? m.submenu_lead()} />
      <div className="page-width pb-20">
        <ul className="border-t border-line">
          {classes.map((one) => (
            <Line key={one.id} to={submenuPath(one.id)} label={one.subjectName}>
              {one.products}
            </Line>
          ))}
          {products.map(({ id, title }) => (
            <Line key={id} to={`/productdetail/${id}.html`} label={title} />
          ))}
        </ul>
        {of && (
          <p className="pt-6">
            <Link
              to={`/product/${of.className}.html`}
              className="inline-flex min-h-11 items-center text-oak-deep underline underline-offset-4"
            >
              {m.submenu_class_page()}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

function Line({
  to,
  label,
  children,
}: {
  to: string;
  label: Parameters<typeof Text>[0]["children"];
  children?: number;
}) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="flex min-h-13 items-center justify-between gap-4 py-2">
        <span>
          <Text>{label}</Text>
        </span>
        {children !== undefined && <span className="tabular text-sm text-felt">{children}</span>}
      </Link>
    </li>
  );
}
