/** What is wrong with a field of a form, for its reader; `reason` is for programs: texts may change. */
export type FieldProblem = { reason?: string; field: string; msg: string };
