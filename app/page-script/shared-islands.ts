export { DialogForm } from "../inquiry-form/dialog-form.tsx";
export { InquiryForm } from "../inquiry-form/inquiry-form.tsx";
export { PictureZoom } from "../products/gallery/picture-zoom.tsx";
export { EntryMenu } from "../shell/entry-menu.tsx";
export { SearchBox } from "../shell/search-box.tsx";
export { hydrateIsland } from "./react.client.ts";
