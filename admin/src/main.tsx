import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BackOffice } from "./back-office.tsx";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <BackOffice />
  </StrictMode>,
);
