import type { LinesProblem } from "../basket/read-lines.ts";
import type { ContentProblem } from "./ingest-attachments.ts";
import type { WrittenProblem } from "./inquiry-rules.ts";

/** What can be wrong with an inquiry that its sender can mend. */
export type Problem = WrittenProblem | ContentProblem | LinesProblem | "code" | "early" | "trap";
