import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { reloadAfterUpdate } from "./reload-after-update.ts";
import { RequireSignIn } from "./sign-in/require-sign-in.tsx";
import "./sign-in/sign-in.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

reloadAfterUpdate();
createRoot(root).render(
  <StrictMode>
    <RequireSignIn />
  </StrictMode>,
);
