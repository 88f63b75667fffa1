import { Typography } from "@mui/material";
import { Title } from "react-admin";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";

export function NotFound() {
  const text = useTexts(texts);
  return (
    <>
      <Title title="404" />
      <Typography role="alert">{text.notFound}</Typography>
    </>
  );
}
