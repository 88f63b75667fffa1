import ImportIcon from "@mui/icons-material/UploadFileOutlined";
import { lazily, type Subject } from "../subject.tsx";

export const productImport: Subject = {
  name: "import",
  title: { zh: "导入产品", en: "Import products" },
  permission: "import.run",
  icon: ImportIcon,
  group: "content",
  page: lazily(() => import("./import-page.tsx"), "ImportPage"),
};
