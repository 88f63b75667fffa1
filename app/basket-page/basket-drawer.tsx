import type { Requestable } from "#domain/basket/list-requestable.ts";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Drawer, NativeCloseButton } from "../ui/dialogs/native-dialog.tsx";
import { Picture } from "../ui/pictures/picture.tsx";

/**
 * The list beside any page, as far as the server can draw it: an empty drawer, and one line for each
 * product. The script that opens it fills it with what is kept (`basket-drawer.client.ts`).
 */
export function BasketDrawer({ products }: { products: Requestable[] }) {
  return (
    <>
      <Drawer id="basket-drawer" label={m.basket()} width="w-[min(28rem,92%)]">
        <div className="flex min-h-full flex-col px-6 pt-2.5 pb-6">
          <div className="-me-3 flex items-center justify-between">
            <h2 className="text-xl">{m.basket()}</h2>
            <NativeCloseButton />
          </div>
          <p
            role="status"
            data-removed={m.basket_removed({ title: "{title}" })}
            className="text-sm"
          />
          <p data-drawer-empty hidden className="mt-4 text-felt">
            {m.basket_empty()}
          </p>
          <ul data-drawer-lines className="mb-6" />
          <Link
            to="/basket.html"
            rel="nofollow"
            className={`sticky bottom-6 mt-auto ${buttonClass()}`}
          >
            {m.basket_open()}
          </Link>
        </div>
      </Drawer>
      {products.map((product) => (
        <DrawerLine key={product.id} product={product} />
      ))}
      <DrawerLine />
    </>
  );
}

const namesOf = (choices: { id: string; name: string }[] = []) =>
  JSON.stringify(Object.fromEntries(choices.map(({ id, name }) => [id, name])));

/** Without a product it stands for one that is no longer made. */
function DrawerLine({ product }: { product?: Requestable }) {
  const value = "{value}";
  return (
    <li
      data-drawer-line={product?.id ?? ""}
      data-finishes={namesOf(product?.finishes)}
      data-mountings={namesOf(product?.mountings)}
      data-sample={m.basket_sample()}
      data-m2={m.square_metres_value({ value })}
      data-piece={m.basket_pieces({ value })}
      className="flex gap-4 border-b border-line py-4"
    >
      <div data-finish-pictures={JSON.stringify(product?.finishPictures)} className="w-20 shrink-0">
        {product?.picture && (
          <Picture picture={product.picture} sizes="80px" className="aspect-square w-20" />
        )}
      </div>
      <div className="min-w-0 grow">
        {product ? (
          <Link
            to={`/productdetail/${product.id}.html`}
            className="font-medium underline-offset-4 hover:underline"
            data-title
          >
            {product.title}
          </Link>
        ) : (
          <>
            <bdi data-title className="font-medium" />
            <p className="mt-1 text-sm text-felt">{m.basket_withdrawn()}</p>
          </>
        )}
        <p data-chosen className="mt-1 text-sm text-felt" />
        <button
          type="button"
          data-remove={m.basket_remove_named({ title: "{title}" })}
          className="min-h-8 text-sm text-felt underline underline-offset-4 hover:text-ink"
        >
          {m.basket_remove()}
        </button>
      </div>
    </li>
  );
}
