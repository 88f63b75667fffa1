/** The shape of a tab at the side of the window: narrow enough for the gutter of the page. */
export const tab =
  "inline-flex size-11 items-center justify-center transition-colors duration-200 outline-offset-[-4px]";

export const floatingTab = `${tab} bg-paper text-ink hover:bg-sand`;
