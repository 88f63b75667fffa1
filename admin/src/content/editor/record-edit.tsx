import { Alert } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Title } from "react-admin";
import { useLocation, useParams } from "react-router-dom";
import { useNames } from "../../inquiries/names.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import { NotFound } from "../../office/not-found.tsx";
import { Presence } from "../../ui/presence.tsx";
import { blankOf, type Content } from "../field.ts";
import { formOf } from "../forms.ts";
import { fieldsOf } from "../kind.ts";
import { texts } from "../texts.ts";
import { useKind } from "../use-kind.ts";
import type { PrefilledRecord } from "./prefilled-record.ts";
import { RecordEditor } from "./record-editor.tsx";
import { pathOf } from "./saving.ts";

export function RecordEdit() {
  const kind = useKind();
  const { id = "" } = useParams();
  const { data: record, error } = useQuery({
    queryKey: ["content", kind, "record", id],
    queryFn: ({ signal }) => call<"GET /content/:kind/:id">({ path: pathOf({ kind, id }), signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <NotFound />;
  if (!record) return null;
  return (
    <>
      <Presence key={pathOf({ kind, id })} path={`${pathOf({ kind, id })}/presence`} />
      <RecordEditor key={`${kind}/${id}`} kind={kind} record={record} content={record.content} />
    </>
  );
}

export function RecordCreate() {
  const kind = useKind();
  const language = useLanguage();
  const text = useTexts(texts);
  const form = formOf(kind);
  const { state } = useLocation();
  const copied: Content | undefined = state?.copied;
  const prefilled: PrefilledRecord | undefined = state?.prefilled;
  const names = useNames();
  const content = copied ?? prefilled?.content ?? (blankOf(fieldsOf(form)) as Content);
  return (
    <>
      <Title title={text.addOne(form.one[language])} />
      {copied && (
        <Alert severity="info" sx={{ marginBlock: 2 }}>
          {text.copyOf}
        </Alert>
      )}
      {prefilled && (
        <Alert severity="info" sx={{ marginBlock: 2 }}>
          {text.fromSearch(prefilled.search.query, names.language[prefilled.search.lang])}
        </Alert>
      )}
      <RecordEditor key={`${kind}/new`} kind={kind} content={content} />
    </>
  );
}
