import { Box, Paper, Typography } from "@mui/material";
import type { ReactElement } from "react";
import { BulkActionsToolbar, DataTable, SimpleList, useListContext } from "react-admin";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { RecordLink } from "../ui/row-link.tsx";
import { SelectAll, SelectOne } from "../ui/select-rows.tsx";
import { useCountryName } from "../ui/use-country-name.ts";
import { When } from "../ui/when.tsx";
import { FollowUpMark } from "./follow-up-mark.tsx";
import type { InquiryLine } from "./inquiry.ts";
import { useNames } from "./names.ts";
import { StatusChip } from "./status-chip.tsx";
import { TagList } from "./tag-list.tsx";
import { texts } from "./texts.ts";
import { useMoney } from "./use-money.ts";

export function WideInbox({ bulkActions }: { bulkActions: ReactElement }) {
  const text = useTexts(texts);
  const names = useNames();
  const countryName = useCountryName();
  const mayChange = usePermissionCheck()("inquiries.change");
  const { selectedIds } = useListContext();
  return (
    <Paper>
      {mayChange && selectedIds.length > 0 && (
        <BulkActionsToolbar>{bulkActions}</BulkActionsToolbar>
      )}
      <DataTable<InquiryLine>
        bulkActionButtons={false}
        rowClick="show"
        empty={<Nothing />}
        rowSx={({ read }) => ({ "& td": { fontWeight: read ? 400 : 600 } })}
        sx={{ "& .RaDataTable-tableWrapper": { overflowX: "auto" } }}
      >
        {mayChange && (
          <DataTable.Col
            label={<SelectAll label={text.selectAll} />}
            disableSort
            render={({ id, name }: InquiryLine) => (
              <SelectOne id={id} label={text.selectOne(name)} />
            )}
            sx={{ width: 56, paddingInlineEnd: 0 }}
          />
        )}
        <DataTable.Col
          label={text.sender}
          disableSort
          render={(inquiry: InquiryLine) => <Sender {...inquiry} />}
        />
        <DataTable.Col
          label={text.message}
          disableSort
          render={(inquiry: InquiryLine) => <Gist {...inquiry} />}
        />
        <DataTable.Col
          label={text.country}
          disableSort
          render={({ country, lang }: InquiryLine) => (
            <>
              {countryName(country)}
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {names.language[lang]}
              </Typography>
            </>
          )}
        />
        <DataTable.Col
          label={text.status}
          disableSort
          render={({ status, followUp }: InquiryLine) => (
            <>
              <StatusChip status={status} />
              <FollowUpMark followUp={followUp} />
            </>
          )}
        />
        <DataTable.Col
          label={text.assignee}
          disableSort
          render={({ assignee }: InquiryLine) => assignee?.name ?? "–"}
        />
        <DataTable.Col
          source="createdAt"
          label={text.received}
          render={({ createdAt }: InquiryLine) => (
            <Box component="span" sx={{ whiteSpace: "nowrap" }}>
              <When at={createdAt} />
            </Box>
          )}
        />
      </DataTable>
    </Paper>
  );
}

function Sender({ name, fullName, read, email, phone }: InquiryLine) {
  return (
    <Box sx={{ display: "flex", alignItems: "baseline", gap: 1, minWidth: 140 }}>
      <Unread read={read} />
      <Box sx={{ minWidth: 0 }}>
        <RecordLink type="show">
          <bdi>{name}</bdi>
        </RecordLink>
        {[fullName, email || phone].filter(Boolean).map((line) => (
          <Typography
            key={line}
            variant="caption"
            component="p"
            noWrap
            sx={{ color: "text.secondary", maxWidth: 190 }}
          >
            <bdi>{line}</bdi>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** A dot, and a word for those who do not see it. */
export function Unread({ read }: { read: boolean }) {
  const text = useTexts(texts);
  return (
    <Box
      component="span"
      role={read ? undefined : "img"}
      aria-label={read ? undefined : text.unread}
      aria-hidden={read || undefined}
      sx={{
        flex: "none",
        width: 8,
        height: 8,
        borderRadius: "50%",
        backgroundColor: read ? "transparent" : "secondary.main",
      }}
    />
  );
}

function Gist({ message, product, purpose, fileCount, value, tags }: InquiryLine) {
  const text = useTexts(texts);
  const names = useNames();
  const writeMoney = useMoney();
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Box
        component="span"
        dir="auto"
        sx={{
          display: "-webkit-box",
          WebkitLineClamp: 2,
          WebkitBoxOrient: "vertical",
          overflow: "hidden",
        }}
      >
        {message}
      </Box>
      <Typography variant="caption" component="p" noWrap sx={{ color: "text.secondary" }}>
        {names.purpose[purpose]}
        {product && ` · ${product}`}
        {fileCount > 0 && ` · ${text.fileCount(fileCount)}`}
        {value && ` · ${writeMoney(value)}`}
      </Typography>
      <TagList tags={tags} />
    </Box>
  );
}

export function NarrowInbox() {
  const countryName = useCountryName();
  return (
    <Paper>
      <SimpleList<InquiryLine>
        rowClick="show"
        empty={<Nothing />}
        primaryText={(inquiry) => (
          <Box
            component="span"
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1,
              fontWeight: inquiry.read ? 400 : 700,
            }}
          >
            <Unread read={inquiry.read} />
            <Box component="bdi" sx={{ flex: 1 }}>
              {inquiry.name}
            </Box>
            <StatusChip status={inquiry.status} />
          </Box>
        )}
        secondaryText={(inquiry) => (
          <Box component="span" sx={{ display: "block", paddingInlineStart: 2 }}>
            <Box component="span" dir="auto" sx={{ display: "block" }}>
              {inquiry.message}
            </Box>
            <Typography component="span" variant="caption">
              {countryName(inquiry.country)} · <When at={inquiry.createdAt} />
            </Typography>
            <FollowUpMark followUp={inquiry.followUp} />
          </Box>
        )}
      />
    </Paper>
  );
}

function Nothing() {
  const text = useTexts(texts);
  return <Box sx={{ padding: 3 }}>{text.nothing}</Box>;
}
