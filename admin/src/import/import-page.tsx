import { Title } from "react-admin";
import { Route, Routes } from "react-router-dom";
import { useTexts } from "../language.ts";
import { ImportDetail } from "./import-detail.tsx";
import { ImportStart } from "./import-start.tsx";
import { texts } from "./texts.ts";

export function ImportPage() {
  const text = useTexts(texts);
  return (
    <>
      <Title title={text.title} />
      <Routes>
        <Route index element={<ImportStart />} />
        <Route path=":id" element={<ImportDetail />} />
      </Routes>
    </>
  );
}
