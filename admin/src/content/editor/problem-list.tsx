import { Alert, AlertTitle, Box, Link } from "@mui/material";
import { useEffect, useRef } from "react";
import { useTranslate } from "react-admin";
import type { Field } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { labelOf } from "../label-of.ts";
import { texts } from "../texts.ts";
import type { FieldProblem } from "./saving.ts";

/** All that keeps the record from being saved, each with the way to its field. */
export function ProblemList({
  problems,
  asked,
  fields,
  onGo,
}: {
  problems: FieldProblem[];
  /** Counts how often somebody wanted to save: each time the list is shown where they look. */
  asked: number;
  fields: Field[];
  onGo: (problem: FieldProblem) => void;
}) {
  const text = useTexts(texts);
  const language = useLanguage();
  const translate = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);
  return (
    <Alert
      ref={ref}
      severity="error"
      tabIndex={-1}
      aria-label={text.problems(problems.length)}
      sx={{ marginBlockEnd: 2, scrollMarginBlock: 160 }}
    >
      <AlertTitle>{text.problems(problems.length)}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {problems.map((problem) => (
          <li key={problem.path}>
            <Link
              href={`?field=${encodeURIComponent(problem.path)}`}
              color="inherit"
              onClick={(event) => {
                event.preventDefault();
                onGo(problem);
              }}
            >
              {labelOf({ fields, path: problem.path, language })}
            </Link>
            {": "}
            {translate(problem.message, { _: problem.message })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
