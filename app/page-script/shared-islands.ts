export { DialogForm } from "../inquiry-form/dialog-form.tsx";
export { InquiryForm } from "../inquiry-form/inquiry-form.tsx";
export { PictureZoom } from "../products/gallery/picture-zoom.tsx";
export { EntryMenu } from "../shell/menu/entry-menu.tsx";
export { SearchBox } from "../shell/search/search-box.tsx";
export { hydrateIsland } from "./react.client.ts";
