import { Box, Typography } from "@mui/material";
import { useTexts } from "../language.ts";
import { answerTexts, leftOutTexts } from "./answer-texts.ts";
import { FileList } from "./files.tsx";
import type { Inquiry, LeftOutProblem, MailAnswer } from "./inquiry.ts";

/** What the sender answered by mail, as words and files; nothing of it is drawn as it came. */
export function AnswerMail({
  answer: { id, from, subject, written, quoted, leftOut },
  inquiry,
}: {
  answer: MailAnswer;
  inquiry: Inquiry;
}) {
  const text = useTexts(answerTexts);
  const problems: Record<LeftOutProblem, string> = useTexts(leftOutTexts);
  const files = inquiry.files.filter(({ answer }) => answer === id);
  return (
    <Box sx={{ marginBlock: 0.5 }}>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        <bdi>{from}</bdi> · <bdi>{subject}</bdi>
      </Typography>
      <Words>{written}</Words>
      {quoted !== "" && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: "pointer" }}>
            {text.quoted}
          </Box>
          <Words>{quoted}</Words>
        </Box>
      )}
      {files.length > 0 && <FileList id={inquiry.id} files={files} />}
      {leftOut.length > 0 && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3 }}>
          {leftOut.map(({ name, problem }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Typography key={at} component="li" variant="body2">
              {name !== "" && (
                <>
                  <bdi>{name}</bdi>:{" "}
                </>
              )}
              {problems[problem]}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Typography
      dir="auto"
      sx={{
        ...{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", paddingBlock: 1 },
        ...{ maxHeight: "30rem", overflowY: "auto" },
      }}
    >
      {children}
    </Typography>
  );
}
