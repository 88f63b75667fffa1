import { m } from "#text";
import { SearchIcon } from "../ui/icons.tsx";
import { Link } from "../ui/link.tsx";
import { Drawer, NativeCloseButton } from "../ui/native-dialog.tsx";
import { Text } from "../ui/text.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { isActive } from "./navigation.ts";
import { PhoneLink } from "./phone-link.tsx";
import { useNavigation } from "./use-navigation.ts";
import { usePath } from "./use-path.ts";

export const menuDrawerId = "menu";

/** The menu of narrow screens, at the inline end. */
export function MenuDrawer() {
  const path = usePath();
  const navigation = useNavigation();
  return (
    <Drawer id={menuDrawerId} label={m.menu()}>
      <div className="flex min-h-full flex-col px-6 pt-2.5 pb-6">
        <div className="-me-3 flex items-center justify-between">
          <p className="text-sm text-felt">{m.menu()}</p>
          <NativeCloseButton />
        </div>
        <nav aria-label={m.main_navigation()}>
          <ul>
            {navigation.map(({ url, label, icon, nofollow }) => (
              <li key={url} className="border-b border-line">
                <Link
                  to={url}
                  rel={nofollow ? "nofollow" : undefined}
                  aria-current={isActive({ url, path }) ? "page" : undefined}
                  className="group flex min-h-13 items-center gap-4 text-lg aria-[current]:font-semibold aria-[current]:text-oak-deep"
                >
                  {icon && <NavigationIcon path={icon} />}
                  <Text>{label}</Text>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link to="/search" rel="nofollow" className="flex min-h-13 items-center gap-4 text-lg">
          <SearchIcon className="size-5 shrink-0 text-felt" />
          {m.search()}
        </Link>
        <div className="mt-auto pt-8">
          <PhoneLink label={m.hotline()} className="min-h-11 text-felt" />
          <LanguageLinks className="mt-1" />
        </div>
      </div>
    </Drawer>
  );
}

function NavigationIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0 text-felt group-aria-[current]:text-oak"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
