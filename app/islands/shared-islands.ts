export { DialogForm } from "../inquiry/dialog-form.tsx";
export { InquiryForm } from "../inquiry/inquiry-form.tsx";
export { PictureZoom } from "../products/picture-zoom.tsx";
export { ProductMenu } from "../shell/product-menu.tsx";
export { SearchBox } from "../shell/search-box.tsx";
