import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gate } from "./gate/gate.tsx";
import { reloadAfterUpdate } from "./reload-after-update.ts";
import "./gate/gate.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

reloadAfterUpdate();
createRoot(root).render(
  <StrictMode>
    <Gate />
  </StrictMode>,
);
