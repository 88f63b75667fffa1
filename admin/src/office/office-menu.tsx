import LogoutIcon from "@mui/icons-material/LogoutOutlined";
import PersonIcon from "@mui/icons-material/PersonOutlined";
import { Box, IconButton, Tooltip, Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { Menu, useSidebarState } from "react-admin";
import { Link } from "react-router-dom";
import { useIntl, useLanguage, useTexts } from "../language.ts";
import { type Group, groups, type OfficeResource } from "../resource.tsx";
import { signOut } from "../sign-in/session.ts";
import { useAccount } from "./account.tsx";
import { texts } from "./texts.ts";
import { sidebar } from "./theme.ts";
import { useResources } from "./use-resources.ts";
import { useWaiting } from "./use-waiting.ts";
import { groupResources } from "./visible-resources.ts";

/** The resources by their headings; below them, whoever is signed in. */
export function OfficeMenu() {
  const text = useTexts(texts);
  const resources = useResources();
  const [open] = useSidebarState();
  return (
    <Box
      component="nav"
      aria-label={text.menu}
      sx={{
        display: "flex",
        flexDirection: "column",
        width: open ? sidebar.width : sidebar.closedWidth,
        minHeight: { xs: "100dvh", sm: "calc(100dvh - 3.1em)" },
      }}
    >
      {open && (
        <Typography sx={{ color: "secondary.main", paddingInline: 2, paddingBlockStart: 2 }}>
          {text.company}
        </Typography>
      )}
      {groupResources(resources).map(({ group, resources: grouped }) => (
        <MenuGroup key={group} group={group} resources={grouped} />
      ))}
      <SignedIn />
    </Box>
  );
}

function MenuGroup({ group, resources }: { group: Group; resources: OfficeResource[] }) {
  const language = useLanguage();
  const [open] = useSidebarState();
  const text = useTexts(texts);
  const numbers = new Intl.NumberFormat(useIntl());
  const waiting = useWaiting();
  return (
    <>
      {open && (
        <Typography
          variant="caption"
          component="h2"
          sx={{ color: "text.secondary", paddingInline: 2, paddingBlockStart: 1.5 }}
        >
          {groups[group][language]}
        </Typography>
      )}
      <Menu sx={{ "&&": { width: "100%", marginBlock: 0.5 } }}>
        {resources.map(({ name, title, icon: Icon }) => (
          <Menu.Item
            key={name}
            to={`/${name}`}
            primaryText={
              <Box component="span" sx={{ display: "flex", width: "100%", gap: 1 }}>
                {title[language]}
                {waiting[name] !== undefined && (
                  <Box component="span" sx={{ marginInlineStart: "auto", color: "secondary.main" }}>
                    {numbers.format(waiting[name])}
                    <Box component="span" sx={visuallyHidden}>
                      {text.waiting}
                    </Box>
                  </Box>
                )}
              </Box>
            }
            leftIcon={<Icon fontSize="small" />}
          />
        ))}
      </Menu>
    </>
  );
}

function SignedIn() {
  const text = useTexts(texts);
  const { name, email } = useAccount();
  const [open] = useSidebarState();
  return (
    <Box
      sx={{
        position: "sticky",
        insetBlockEnd: 0,
        backgroundColor: "background.default",
        marginBlockStart: "auto",
        padding: 1,
        paddingInlineStart: open ? 2 : 1,
        borderBlockStart: 1,
        borderColor: "divider",
        display: "flex",
        alignItems: "center",
        flexWrap: open ? "nowrap" : "wrap",
      }}
    >
      {open && (
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="caption" noWrap component="p" sx={{ color: "text.secondary" }}>
            {email}
          </Typography>
        </Box>
      )}
      <Tooltip title={text.account}>
        <IconButton component={Link} to="/account" aria-label={text.account}>
          <PersonIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={text.signOut}>
        <IconButton
          aria-label={text.signOut}
          onClick={() => signOut().then(() => location.assign("/admin/"))}
        >
          <LogoutIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
