import { Box, Chip, Link as MuiLink, Typography } from "@mui/material";
import { List, SearchInput, SelectInput, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { useLanguage, useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { DropZone } from "../ui/drop-zone.tsx";
import { acceptedFiles, type ListedPicture } from "./picture.ts";
import { texts } from "./texts.ts";
import { UploadList } from "./upload-list.tsx";
import { addUploads } from "./upload-queue.ts";
import { useUploads } from "./use-uploads.ts";

/** All pictures, newest first, and the place where new ones are dropped. */
export function MediaList() {
  const text = useTexts(texts);
  const filters = [
    <SearchInput key="q" source="q" placeholder={text.search} alwaysOn />,
    <SelectInput
      key="missing"
      source="missing"
      label={text.missingFilter}
      choices={(["any", "zh", "en", "ar"] as const).map((id) => ({ id, name: text[id] }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <>
      <Uploading />
      <List
        filters={filters}
        sort={{ field: "createdAt", order: "DESC" }}
        perPage={48}
        exporter={false}
        empty={false}
        actions={false}
        component="div"
      >
        <Pictures />
      </List>
    </>
  );
}

function Uploading() {
  const text = useTexts(texts);
  const may = usePermissionCheck();
  const uploads = useUploads();
  if (!may("media.change")) return null;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <DropZone
        title={text.drop}
        hint={text.dropHint}
        choose={text.choose}
        accept={acceptedFiles}
        multiple
        onFiles={addUploads}
      />
      <UploadList uploads={uploads} />
    </Box>
  );
}

function Pictures() {
  const text = useTexts(texts);
  const { data = [], isPending } = useListContext<ListedPicture>();
  if (isPending) return null;
  if (data.length === 0) return <Typography sx={{ paddingBlock: 4 }}>{text.nothing}</Typography>;
  return (
    <Box
      component="ul"
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(180px, 44%), 1fr))",
        listStyle: "none",
        padding: 0,
        marginBlock: 1,
      }}
    >
      {data.map((picture) => (
        <PictureTile key={picture.id} picture={picture} />
      ))}
    </Box>
  );
}

function PictureTile({ picture }: { picture: ListedPicture }) {
  const text = useTexts(texts);
  const language = useLanguage();
  const { id, thumb, alt, missing, usedIn = 0, focal, width, height, placeholder } = picture;
  const lacking = missing.map((lang) => text[lang]).join(language === "zh" ? "、" : ", ");
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={`/media/${id}`}
        underline="hover"
        color="text.primary"
        sx={{ display: "block" }}
      >
        <Box
          component="img"
          src={thumb}
          alt={alt[language] || alt.en || alt.zh}
          loading="lazy"
          sx={{
            display: "block",
            width: "100%",
            aspectRatio: "4 / 3",
            objectFit: "cover",
            objectPosition: `${focal.x * 100}% ${focal.y * 100}%`,
            borderRadius: 1,
            border: 1,
            borderColor: "divider",
            backgroundImage: `url(${placeholder})`,
            backgroundSize: "cover",
          }}
        />
        <Typography variant="body2" noWrap sx={{ marginBlockStart: 0.75, fontWeight: 600 }}>
          <bdi>{id}</bdi>
        </Typography>
      </MuiLink>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {width} × {height} · {usedIn > 0 ? text.used(usedIn) : text.unused}
      </Typography>
      {missing.length > 0 && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={text.missing(lacking)}
          sx={{ maxWidth: "100%", marginBlockStart: 0.5 }}
        />
      )}
    </Box>
  );
}
