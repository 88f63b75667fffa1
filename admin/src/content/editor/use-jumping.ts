import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Content } from "../field.ts";
import type { Jump } from "./editor-context.tsx";
import { goToField } from "./go-to-field.ts";

/** Goes to the field that somebody has asked to see. */
export function useJumping(form: UseFormReturn<Content>) {
  const [jump, setJump] = useState<Jump>();
  const go = useEffectEvent((to: Jump) => goToField({ form, ...to }));
  // What hides the field has been opened by then.
  useEffect(() => {
    if (jump) go(jump);
  }, [jump]);
  return [jump, setJump] as const;
}
