import ImportIcon from "@mui/icons-material/UploadFileOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";

export const productImport: OfficeResource = {
  name: "import",
  title: { zh: "导入产品", en: "Import products" },
  permission: "import.run",
  icon: ImportIcon,
  group: "content",
  page: lazily(() => import("./import-page.tsx"), "ImportPage"),
};
