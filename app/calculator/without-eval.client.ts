// The page forbids to make code of texts, and zod would try to: the browser would report each visit.
import { z } from "zod";

z.config({ jitless: true });
