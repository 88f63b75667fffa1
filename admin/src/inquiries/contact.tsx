import WhatsAppIcon from "@mui/icons-material/ChatOutlined";
import MailIcon from "@mui/icons-material/MailOutlined";
import PhoneIcon from "@mui/icons-material/PhoneOutlined";
import { Box, Button } from "@mui/material";
import { useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import type { Inquiry } from "./inquiry.ts";
import { texts } from "./texts.ts";

/** Ways to reach the sender past the site. */
export function Contact({ inquiry: { contact } }: { inquiry: Inquiry }) {
  const text = useTexts(texts);
  return (
    <Panel title={text.contact}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {contact.phone && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<PhoneIcon />}
            href={`tel:${contact.phone}`}
          >
            {text.call}
          </Button>
        )}
        {contact.whatsapp && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<WhatsAppIcon />}
            href={`https://wa.me/${contact.whatsapp}`}
            target="_blank"
            rel="noreferrer"
          >
            {text.whatsapp}
          </Button>
        )}
        {contact.email && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<MailIcon />}
            href={`mailto:${encodeURIComponent(contact.email)}`}
          >
            {text.mail}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
