// With the parts it has in common with the others, which would else be a file of their own.
export { ApplyForm } from "../careers/apply-form.tsx";
export * from "./shared-islands.ts";
