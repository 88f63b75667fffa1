import OfferIcon from "@mui/icons-material/FactCheckOutlined";
import PriceIcon from "@mui/icons-material/Label";
import { lazily, type OfficeResource } from "../resource.tsx";

export const offers: OfficeResource = {
  name: "offers",
  title: { zh: "报价单", en: "Offers" },
  permission: "offers.read",
  icon: OfferIcon,
  group: "work",
  screens: {
    list: lazily(() => import("./offer-list.tsx"), "OfferList"),
    edit: lazily(() => import("./offer-edit.tsx"), "OfferEdit"),
  },
};

export const prices: OfficeResource = {
  name: "prices",
  title: { zh: "价格表", en: "Price list" },
  permission: "offers.read",
  icon: PriceIcon,
  group: "work",
  screens: {
    list: lazily(() => import("./price-list.tsx"), "PriceList"),
    create: lazily(() => import("./price-form.tsx"), "PriceCreate"),
    edit: lazily(() => import("./price-form.tsx"), "PriceEdit"),
  },
};
