import { alpha } from "@mui/material";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { type Colours, dark, light, sans } from "./colours.ts";

const narrow = "@media (max-width: 599.95px)";

export const sidebar = { width: 248, closedWidth: 60 };

export const theme = themeIn({ mode: "light", colours: light });
export const darkTheme = themeIn({ mode: "dark", colours: dark });

/** Calm, warm, exact: the site's colours and the system's own letters, hairlines and no shadows. */
function themeIn({ mode, colours }: { mode: "light" | "dark"; colours: Colours }): RaThemeOptions {
  const { paper, sand, line, ink, felt, oak, oakDeep, moss, mossDeep, white, danger } = colours;
  const base = mode === "dark" ? defaultDarkTheme : defaultLightTheme;
  return {
    ...base,
    palette: {
      mode,
      primary: { main: moss, dark: mossDeep, contrastText: white },
      secondary: { main: oakDeep, light: oak, contrastText: white },
      error: { main: danger },
      warning: { main: oakDeep },
      success: { main: moss },
      info: { main: felt },
      background: { default: paper, paper: white },
      text: { primary: ink, secondary: felt },
      divider: line,
      action: { hover: alpha(moss, 0.06), selected: alpha(moss, 0.1) },
    },
    typography: {
      fontFamily: sans,
      fontSize: 14,
      h4: { fontSize: "1.75rem", fontWeight: 600, lineHeight: 1.25 },
      h5: { fontSize: "1.375rem", fontWeight: 600, lineHeight: 1.3 },
      h6: { fontSize: "1.0625rem", fontWeight: 600, lineHeight: 1.4 },
      button: { textTransform: "none", fontWeight: 600 },
    },
    shape: { borderRadius: 6 },
    sidebar,
    components: {
      ...base.components,
      MuiCssBaseline: {
        styleOverrides: {
          // Scroll bars, dates and boxes that the browser draws.
          ":root": { colorScheme: mode },
          "@media (prefers-reduced-motion: reduce)": {
            "*, ::before, ::after": {
              animationDuration: "0.01ms !important",
              animationIterationCount: "1 !important",
              transitionDuration: "0.01ms !important",
            },
          },
        },
      },
      // React-admin's own colours are white on paper here.
      RaSkipNavigationButton: {
        styleOverrides: {
          root: {
            backgroundColor: moss,
            color: white,
            "&:hover, &:focus": { backgroundColor: mossDeep, opacity: 1 },
          },
        },
      },
      MuiAppBar: {
        defaultProps: { color: "default", elevation: 0 },
        styleOverrides: {
          root: {
            backgroundColor: paper,
            color: ink,
            borderBottom: `1px solid ${line}`,
            backgroundImage: "none",
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          rounded: { border: `1px solid ${line}` },
          elevation8: { boxShadow: "0 8px 30px rgba(30, 27, 24, 0.14)" },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: 999, paddingInline: 16 } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: line, fontVariantNumeric: "tabular-nums" },
          head: { color: felt, fontWeight: 600, backgroundColor: white },
        },
      },
      MuiFilledInput: {
        styleOverrides: {
          root: { backgroundColor: sand, "&:hover": { backgroundColor: sand } },
        },
      },
      MuiTextField: {
        defaultProps: { variant: "outlined", size: "small", margin: "dense", fullWidth: true },
      },
      MuiFormControl: {
        defaultProps: { variant: "outlined", size: "small", margin: "dense", fullWidth: true },
      },
      MuiChip: { styleOverrides: { root: { borderRadius: 6 } } },
      MuiTooltip: { defaultProps: { arrow: true } },
      MuiSwitch: {
        styleOverrides: {
          thumb: { backgroundColor: white, border: `1px solid ${felt}`, boxShadow: "none" },
          track: { backgroundColor: felt },
        },
      },
      MuiDialog: { styleOverrides: { paper: { boxShadow: "0 16px 60px rgba(30, 27, 24, 0.22)" } } },
      // A telephone's page is as wide as the telephone; what is wider scrolls by itself.
      RaLayout: {
        styleOverrides: {
          root: { [narrow]: { minWidth: 0, "& .RaLayout-content": { minWidth: 0 } } },
        },
      },
      RaList: {
        styleOverrides: { root: { [narrow]: { "& .RaList-main": { minWidth: 0 } } } },
      },
      // States and moments at the end of a line are to be read, not guessed.
      RaSimpleList: {
        styleOverrides: { root: { "& .RaSimpleList-tertiary": { opacity: 1, color: felt } } },
      },
      RaListToolbar: {
        styleOverrides: {
          root: {
            alignItems: "center",
            paddingBlockEnd: 12,
            [narrow]: { alignItems: "stretch", backgroundColor: "transparent" },
          },
        },
      },
      // As high as the line of filters above the table: less would show half of each.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            "& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)": {
              insetInline: -1,
              height: 72,
              transform: "translateY(-72px)",
            },
          },
        },
      },
      RaTopToolbar: {
        styleOverrides: { root: { [narrow]: { backgroundColor: "transparent", minHeight: 0 } } },
      },
      RaSidebar: {
        styleOverrides: { root: { "& .RaSidebar-fixed": { scrollbarWidth: "thin" } } },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            paddingBlock: 4,
            borderRadius: 6,
            marginInline: 8,
            paddingInline: 8,
            "&.RaMenuItemLink-active": { backgroundColor: sand, color: ink },
            "& .MuiListItemIcon-root": { minWidth: 34 },
          },
        },
      },
      RaFilterForm: {
        styleOverrides: {
          root: {
            alignItems: "center",
            "& .MuiFormControl-root.MuiFormControl-root": { marginBlock: 4 },
          },
        },
      },
      RaToolbar: { styleOverrides: { root: { backgroundColor: "transparent" } } },
      RaSimpleForm: { styleOverrides: { root: { "&:last-child": { paddingBottom: 0 } } } },
    },
  };
}
