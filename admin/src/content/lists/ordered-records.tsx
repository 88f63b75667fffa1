import DragIcon from "@mui/icons-material/DragIndicator";
import { Box, IconButton, Table, TableBody, TableCell, TableRow, Tooltip } from "@mui/material";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { useNavigate } from "react-router-dom";
import type { KindForm } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import { useAct } from "../../office/use-act.ts";
import { pathOf } from "../editor/saving.ts";
import type { ListedRecord } from "../record.ts";
import { texts } from "../texts.ts";
import { titleIn } from "../title-in.ts";
import { Completeness } from "../translation/completeness.tsx";
import { toDoOf } from "../translation/count-to-do.ts";
import { useKind } from "../use-kind.ts";
import { useMayChange } from "../use-may-change.ts";
import { isSameOrder, moved, placeAfterKey } from "./arrange.ts";
import { RecordName } from "./record-name.tsx";
import { StatusChip } from "./status-chip.tsx";

/** Records in the order the site shows them; dragged, or moved with the arrow keys. */
export function OrderedRecords({ form }: { form: KindForm }) {
  const text = useTexts(texts);
  const kind = useKind();
  const navigate = useNavigate();
  const may = useMayChange(kind);
  const { data = [], filterValues } = useListContext<ListedRecord>();
  const { act } = useAct();
  const [order, setOrder] = useState<ListedRecord[]>(data);
  const [dragged, setDragged] = useState<number>();
  useEffect(() => setOrder(data), [data]);
  // A part of them has no order of its own.
  const mayArrange = may && Object.keys(filterValues).length === 0;

  function move(from: number, to: number): ListedRecord[] {
    const arranged = moved(order, { from, to });
    setOrder(arranged);
    return arranged;
  }

  function keep(records: ListedRecord[]) {
    if (isSameOrder(records, data)) return;
    const body = { ids: records.map(({ id }) => id) };
    act(
      () =>
        call<"POST /content/:kind/order">({ method: "POST", path: `content/${kind}/order`, body }),
      { done: text.orderSaved },
    );
  }

  function moveByKey(event: KeyboardEvent, at: number) {
    const to = placeAfterKey({ key: event.key, at, count: order.length });
    if (to === undefined) return;
    event.preventDefault();
    keep(move(at, to));
  }

  return (
    <Table>
      <TableBody>
        {order.map((record, at) => (
          <TableRow
            key={record.id}
            hover
            draggable={mayArrange}
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === undefined || dragged === at) return;
              move(dragged, at);
              setDragged(at);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              keep(order);
            }}
            onClick={() => navigate(`/${pathOf({ kind, id: record.id })}`)}
            sx={{ cursor: "pointer", opacity: dragged === at ? 0.5 : 1 }}
          >
            {mayArrange && (
              <TableCell sx={{ width: 48 }} onClick={(event) => event.stopPropagation()}>
                <Handle record={record} onKeyDown={(event) => moveByKey(event, at)} />
              </TableCell>
            )}
            <TableCell>
              <RecordName record={record} />
            </TableCell>
            <ClassCell form={form} name={record.class} />
            <TableCell>
              <StatusChip status={record.status} kept={record.kept} />
            </TableCell>
            <TableCell>
              <Completeness toDo={toDoOf(record.unfinished)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Handle({
  record: { title, id },
  onKeyDown,
}: {
  record: ListedRecord;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const text = useTexts(texts);
  const language = useLanguage();
  return (
    <Tooltip title={text.drag}>
      <IconButton
        size="small"
        aria-label={`${text.drag}: ${titleIn(title, language) || id}`}
        onKeyDown={onKeyDown}
        sx={{ cursor: "grab" }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function ClassCell({ form: { classes }, name }: { form: KindForm; name: string | null }) {
  const language = useLanguage();
  if (!classes || !("choices" in classes)) return null;
  const choice = classes.choices.find(({ id }) => id === name);
  return (
    <TableCell>
      <Box component="span">{choice?.name[language] ?? name}</Box>
    </TableCell>
  );
}
