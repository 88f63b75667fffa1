/** How long the good news stays, in milliseconds. */
const goodNews = 4000;

type Connection = "steady" | "lost" | "regained";

function show(connection: Connection) {
  for (const line of document.querySelectorAll<HTMLElement>("[data-connection]")) {
    line.hidden = line.dataset.connection !== connection;
  }
}

export function watchConnection() {
  let timer: ReturnType<typeof setTimeout>;
  function note(connection: Connection) {
    clearTimeout(timer);
    show(connection);
    if (connection === "regained") timer = setTimeout(show, goodNews, "steady");
  }
  if (!navigator.onLine) note("lost");
  addEventListener("offline", () => note("lost"));
  addEventListener("online", () => note("regained"));
}
