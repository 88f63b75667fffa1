import { Box, ButtonBase, Typography } from "@mui/material";
import { Title } from "react-admin";
import { Link, Navigate } from "react-router-dom";
import { useLanguage, useTexts } from "../language.ts";
import { useAccount } from "./account.tsx";
import { texts } from "./texts.ts";
import { useResources } from "./use-resources.ts";

/** Where one lands: the dashboard if there is one, else what there is to do. */
export function Start() {
  const text = useTexts(texts);
  const language = useLanguage();
  const { name } = useAccount();
  const resources = useResources();
  if (resources.some((resource) => resource.name === "dashboard")) {
    return <Navigate to="/dashboard" replace />;
  }
  return (
    <>
      <Title title={text.start} />
      <Typography variant="h4" component="p">
        {text.hello(name)}
      </Typography>
      <Typography sx={{ color: "text.secondary", marginBlock: 1 }}>{text.startLead}</Typography>
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
          listStyle: "none",
          padding: 0,
          marginBlock: 3,
        }}
      >
        {resources.map(({ name: path, title, icon: Icon }) => (
          <li key={path}>
            <ButtonBase
              component={Link}
              to={`/${path}`}
              sx={{
                width: "100%",
                justifyContent: "flex-start",
                gap: 1.5,
                padding: 2.5,
                border: 1,
                borderColor: "divider",
                borderRadius: 1,
                backgroundColor: "background.paper",
                "&:hover": { borderColor: "secondary.light" },
              }}
            >
              <Icon sx={{ color: "secondary.main" }} />
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {title[language]}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </>
  );
}
