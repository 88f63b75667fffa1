export type AuditEntry = {
  id: string;
  at: string;
  actor: { id: string; name: string } | null;
  ip: string | null;
  action: string;
  kind: string;
  recordId: string;
  recordName: string | null;
  before?: unknown;
  after?: unknown;
};
