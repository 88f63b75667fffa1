import MediaIcon from "@mui/icons-material/PhotoLibraryOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";

export const media: OfficeResource = {
  name: "media",
  title: { zh: "图片库", en: "Media library" },
  permission: "media.read",
  icon: MediaIcon,
  group: "content",
  screens: {
    list: lazily(() => import("./media-list.tsx"), "MediaList"),
    edit: lazily(() => import("./picture-edit.tsx"), "PictureEdit"),
  },
  find: async (query) => (await import("./find-pictures.ts")).findPictures(query),
};
