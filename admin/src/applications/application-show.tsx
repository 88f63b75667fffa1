import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Box, Button, Link, Skeleton, Typography } from "@mui/material";
import { Show, useRecordContext, useRedirect } from "react-admin";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { addressOf, call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Notes } from "../ui/notes.tsx";
import { Panel } from "../ui/panel.tsx";
import type { Application, ApplicationLine } from "./application.ts";
import { Handling } from "./handling.tsx";
import { History } from "./history.tsx";
import { Resume } from "./resume.tsx";
import { texts } from "./texts.ts";

export function ApplicationShow() {
  return (
    <Show component="div" actions={false} title={<ApplicantTitle />}>
      <Desk />
    </Show>
  );
}

function ApplicantTitle() {
  const text = useTexts(texts);
  const application = useRecordContext<ApplicationLine>();
  return <>{application && text.from(application.name)}</>;
}

/** What was sent on one side, how it stands and who looks after it on the other. */
function Desk() {
  const text = useTexts(texts);
  const application = useRecordContext<ApplicationLine | Application>();
  const mayChange = usePermissionCheck()("applications.change");
  // Coming from the list, only its line is known at first.
  if (!application || !("notes" in application)) return <Skeleton variant="rounded" height={320} />;
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 3,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
        maxWidth: 1280,
      }}
    >
      <Box>
        <Message application={application} />
        {application.file && <File id={application.id} file={application.file} />}
        {application.resume && <Resume resume={application.resume} />}
        <Notes
          path={`applications/${application.id}/notes`}
          notes={application.notes}
          text={text}
          readOnly={!mayChange}
        />
        <History application={application} />
      </Box>
      <Box>
        <Handling application={application} readOnly={!mayChange} />
        <Contact application={application} />
        {mayChange && <Remove id={application.id} />}
      </Box>
    </Box>
  );
}

function Message({ application: { message, lang, job, number } }: { application: Application }) {
  const text = useTexts(texts);
  return (
    <Panel title={text.message}>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1.5 }}>
        <bdi>{job.title}</bdi> · {number}
      </Typography>
      <Typography lang={lang} dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {message}
      </Typography>
    </Panel>
  );
}

function File({ id, file }: { id: string; file: NonNullable<Application["file"]> }) {
  const text = useTexts(texts);
  return (
    <Panel title={text.file}>
      <Typography sx={{ overflowWrap: "anywhere", marginBlockEnd: 1.5 }}>
        <bdi>{file.name}</bdi> · {text.size(Math.ceil(file.bytes / 1024))}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        href={addressOf({ path: `applications/${id}/file` })}
        download
      >
        {text.download}
      </Button>
    </Panel>
  );
}

function Contact({ application: { phone, email, member } }: { application: Application }) {
  const text = useTexts(texts);
  return (
    <Panel title={text.contact}>
      <Typography>
        {text.phone}: <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</Link>
      </Typography>
      {email && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {text.email}: <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>
        </Typography>
      )}
      {member && <Typography sx={{ color: "text.secondary" }}>{text.member}</Typography>}
    </Panel>
  );
}

function Remove({ id }: { id: string }) {
  const text = useTexts(texts);
  const redirect = useRedirect();
  const { act, busy } = useAct();
  async function remove() {
    const path = `applications/${id}` as const;
    const removed = await act(() => call<"DELETE /applications/:id">({ method: "DELETE", path }), {
      done: text.removed,
    });
    if (removed) redirect("list", "applications");
  }
  return (
    <ConfirmButton
      color="error"
      variant="outlined"
      label={text.remove}
      question={text.removeQuestion}
      disabled={busy}
      onConfirm={remove}
    />
  );
}
