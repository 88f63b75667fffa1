import type { WrittenProblem } from "./inquiry-rules.ts";
import type { ContentProblem } from "./take-in-attachments.ts";

/** What can be wrong with an inquiry that its sender can mend. */
export type Problem = WrittenProblem | ContentProblem | "code" | "early" | "trap";
