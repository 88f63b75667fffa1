import { Box, Skeleton, Typography } from "@mui/material";
import {
  Edit,
  SimpleForm,
  TextInput,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
} from "react-admin";
import type { Body } from "../api.ts";
import { languageCodes } from "../content/languages.ts";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { DropZone } from "../ui/drop-zone.tsx";
import { FormBar } from "../ui/form-bar.tsx";
import { Panel } from "../ui/panel.tsx";
import { sendFile } from "../ui/send-file.ts";
import { FocalPoint } from "./focal-point.tsx";
import { acceptedFiles, type LibraryPicture, type ListedPicture } from "./picture.ts";
import { PictureFacts } from "./picture-facts.tsx";
import { texts } from "./texts.ts";
import { WhereUsed } from "./where-used.tsx";

const toBody = ({ alt, focal, version }: LibraryPicture): Body<"PUT /media/:id"> => ({
  alt,
  focal,
  version,
});

export function PictureEdit() {
  const text = useTexts(texts);
  const notify = useNotify();
  return (
    <Edit<LibraryPicture>
      mutationMode="pessimistic"
      transform={toBody}
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
  return <bdi>{useRecordContext<ListedPicture>()?.id}</bdi>;
}

function PictureScreen() {
  const text = useTexts(texts);
  const picture = useRecordContext<ListedPicture | LibraryPicture>();
  const readOnly = !usePermissionCheck()("media.change");
  // Coming from the list, only its line is known at first. What is typed before the whole arrives
  // would be lost with it.
  if (!picture || !("uses" in picture)) return <Skeleton variant="rounded" height={320} />;
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
          {languageCodes.map((lang) => (
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
        <WhereUsed uses={picture.uses} />
      </Panel>
      <PictureFacts picture={picture} />
      {!readOnly && <FileActions picture={picture} />}
    </>
  );
}

function FileActions({ picture: { id, uses } }: { picture: LibraryPicture }) {
  const text = useTexts(texts);
  const redirect = useRedirect();
  const notify = useNotify();
  const { act, busy } = useAct();
  const [deletePicture] = useDelete<LibraryPicture, Error>();
  const used = uses.records.length + uses.pages.length > 0;

  function replace([file]: File[]) {
    if (!file) return;
    const path = `media/${encodeURIComponent(id)}/file` as const;
    return act(() => sendFile<"PUT /media/:id/file">({ method: "PUT", path, file }), {
      done: text.replaced,
    });
  }

  function remove() {
    return deletePicture(
      "media",
      { id },
      {
        mutationMode: "pessimistic",
        onSuccess() {
          notify(text.deleted, { type: "success" });
          redirect("/media");
        },
        onError: (error) => notify(error.message, { type: "error" }),
      },
    );
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
