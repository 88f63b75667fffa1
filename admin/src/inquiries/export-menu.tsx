import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Button, Menu, MenuItem } from "@mui/material";
import { useId, useState } from "react";
import { useListContext } from "react-admin";
import { useTexts } from "../language.ts";
import { addressOf } from "../office/call.ts";
import { exportQuery } from "./list-filter.ts";
import { texts } from "./texts.ts";

/** All inquiries of the current filter as a file, or those that are ticked. */
export function ExportMenu({ ids }: { ids?: string[] }) {
  const text = useTexts(texts);
  const menu = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { filterValues } = useListContext();
  const query = exportQuery({ ids, filter: filterValues });
  const address = (format: string) => addressOf({ path: `inquiries/export.${format}`, query });
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-controls={anchor ? menu : undefined}
        title={ids ? undefined : text.exportHint}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {ids ? text.exportSelected : text.exportLabel}
      </Button>
      <Menu id={menu} open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem component="a" href={address("csv")} download onClick={close}>
          {text.exportCsv}
        </MenuItem>
        <MenuItem component="a" href={address("xlsx")} download onClick={close}>
          {text.exportXlsx}
        </MenuItem>
      </Menu>
    </>
  );
}
