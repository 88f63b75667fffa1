import { useTranslate } from "react-admin";
import { useController } from "react-hook-form";
import { useIsForOthers } from "../editor/editor-context.tsx";

/** One value of the form by its path, with what is wrong with it in words. */
export function useInput<Value>(path: string) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: path });
  const isForOthers = useIsForOthers(path);
  const error = fieldState.error?.message;
  return {
    value: field.value as Value,
    set: (value: Value) => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    disabled: isForOthers || field.disabled,
    error: error ? translate(error, { _: error }) : undefined,
  };
}
