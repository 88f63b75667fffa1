/** What shows the request list and keeps it in the account is fetched by those who have either. */
export function watchBasket() {
  function begin() {
    try {
      if (localStorage.basket || localStorage.member)
        import("./header-basket.client.ts").catch(() => {});
    } catch {
      // A browser that keeps nothing has no list.
    }
  }
  begin();
  for (const event of ["basket-changed", "storage"]) addEventListener(event, begin);
}
