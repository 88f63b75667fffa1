import { Alert, Slide, type SlideProps, Snackbar, Stack } from "@mui/material";
import { useEffect, useState } from "react";
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from "react-admin";

type Notice = NotificationPayload & { number: number; open: boolean };

const atOnce = 3;
const standsFor = 4000;

/**
 * Messages, the newest below. Each is shown at once: in a queue, the offer to hold a mail back
 * would come up when the mail has left. A click elsewhere does not close them either.
 */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const [notices, setNotices] = useState<Notice[]>([]);

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken) return;
    setNotices((shown) => {
      const number = (shown.at(-1)?.number ?? 0) + 1;
      return [...shown, { ...taken, number, open: true }].slice(-atOnce);
    });
  }, [notifications, takeNotification]);

  const close = (number: number) =>
    setNotices((shown) =>
      shown.map((notice) => (notice.number === number ? { ...notice, open: false } : notice)),
    );
  const forget = (number: number) =>
    setNotices((shown) => shown.filter((notice) => notice.number !== number));

  return (
    <Stack
      sx={{
        position: "fixed",
        insetBlockEnd: 24,
        insetInline: 16,
        zIndex: "snackbar",
        alignItems: "center",
        gap: 1,
        pointerEvents: "none",
      }}
    >
      {notices.map((notice) => (
        <ShownNotice
          key={notice.number}
          notice={notice}
          onClose={() => close(notice.number)}
          onGone={() => forget(notice.number)}
        />
      ))}
    </Stack>
  );
}

function ShownNotice({
  notice: { message, type, notificationOptions = {}, open },
  onClose,
  onGone,
}: {
  notice: Notice;
  onClose: () => void;
  onGone: () => void;
}) {
  const translate = useTranslate();
  const { autoHideDuration = standsFor, messageArgs } = notificationOptions;
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <Snackbar
        open={open}
        autoHideDuration={autoHideDuration}
        onClose={(_event, reason) => {
          if (reason !== "clickaway") onClose();
        }}
        slots={{ transition: SlideUp }}
        slotProps={{ transition: { onExited: onGone } }}
        sx={{ position: "static", transform: "none", pointerEvents: "auto" }}
      >
        <div>
          {typeof message === "string" ? (
            <Alert severity={type} variant="filled">
              {translate(message, messageArgs)}
            </Alert>
          ) : (
            message
          )}
        </div>
      </Snackbar>
    </CloseNotificationContext.Provider>
  );
}

/** Not faded in: half a colour is too little contrast to read. */
function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}
