import { Box, Typography } from "@mui/material";
import { Edit, SimpleForm, TextInput, useNotify, useRecordContext, useRedirect } from "react-admin";
import { useIntl, useTexts } from "../language.ts";
import { useMay } from "../office/account.tsx";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { DropZone } from "../ui/drop-zone.tsx";
import { FormBar } from "../ui/form-bar.tsx";
import { Panel } from "../ui/panel.tsx";
import { sendFile } from "../ui/send-file.ts";
import { When } from "../ui/when.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { acceptedFiles, contentLanguages, type LibraryPicture } from "./picture.ts";
import { texts } from "./texts.ts";
import { WhereUsed } from "./where-used.tsx";

export function PictureEdit() {
  const text = useTexts(texts);
  const notify = useNotify();
  return (
    <Edit<LibraryPicture>
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: () => notify(text.saved, { type: "success" }) }}
      redirect={false}
      actions={false}
      component="div"
      title={<PictureName />}
    >
      <PictureScreen />
    </Edit>
  );
}

function PictureName() {
  return <bdi>{useRecordContext<LibraryPicture>()?.id}</bdi>;
}

function PictureScreen() {
  const text = useTexts(texts);
  const picture = useRecordContext<LibraryPicture>();
  const readOnly = !useMay()("media.change");
  if (!picture) return null;
  return (
    <>
      <SimpleForm
        toolbar={readOnly ? false : <FormBar />}
        sx={{ padding: 0, alignItems: "stretch" }}
      >
        <Panel title={text.alt}>
          <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
            {text.altLead}
          </Typography>
          {contentLanguages.map((lang) => (
            <TextInput
              key={lang}
              source={`alt.${lang}`}
              label={text.altIn(text[lang])}
              multiline
              fullWidth
              readOnly={readOnly}
              parse={(value: string) => value}
              slotProps={{ htmlInput: { dir: lang === "ar" ? "rtl" : "ltr", lang } }}
            />
          ))}
        </Panel>
        <Panel title={text.focal}>
          <FocalPoint picture={picture} readOnly={readOnly} />
        </Panel>
      </SimpleForm>
      <Panel title={text.usedHere}>
        <WhereUsed uses={picture.uses ?? { records: [], pages: [] }} />
      </Panel>
      <Facts picture={picture} />
      {!readOnly && <FileActions picture={picture} />}
    </>
  );
}

function Facts({
  picture: { id, name, width, height, bytes, createdAt, createdBy },
}: {
  picture: LibraryPicture;
}) {
  const text = useTexts(texts);
  const intl = useIntl();
  const kilobytes =
    bytes === null ? "" : ` · ${new Intl.NumberFormat(intl).format(Math.ceil(bytes / 1024))} KB`;
  const facts = [
    [text.id, <bdi key="id">{id}</bdi>],
    [text.file, <bdi key="file">{name}</bdi>],
    [text.size, `${width} × ${height}${kilobytes}`],
    [
      text.added,
      <span key="added">
        <When at={createdAt} />
        {createdBy && ` · ${createdBy}`}
      </span>,
    ],
  ] as const;
  return (
    <Panel title={text.facts}>
      <Box
        component="dl"
        sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, margin: 0 }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {label}
            </Box>
            <Box component="dd" sx={{ margin: 0, overflowWrap: "anywhere" }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function FileActions({ picture: { id, uses } }: { picture: LibraryPicture }) {
  const text = useTexts(texts);
  const redirect = useRedirect();
  const { act, busy } = useAct();
  const used = uses !== undefined && uses.records.length + uses.pages.length > 0;

  function replace([file]: File[]) {
    if (!file) return;
    const path = `media/${encodeURIComponent(id)}/file`;
    return act(() => sendFile({ method: "PUT", path, file }), { done: text.replaced });
  }

  async function remove() {
    const path = `media/${encodeURIComponent(id)}`;
    const gone = await act(() => call({ method: "DELETE", path }), { done: text.deleted });
    if (gone) redirect("/media");
  }

  return (
    <Panel title={text.replace}>
      <DropZone
        title={text.dropNewFile}
        hint={text.replaceLead}
        choose={text.choose}
        accept={acceptedFiles}
        disabled={busy}
        onFiles={replace}
      />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, flexWrap: "wrap" }}>
        <ConfirmButton
          label={text.deletePicture}
          question={text.deleteQuestion}
          onConfirm={remove}
          disabled={busy || used}
          color="error"
          variant="outlined"
        />
        {used && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {text.inUse}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
