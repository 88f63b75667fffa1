import type { Role } from "./role-names.ts";

export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled: boolean;
  hasSecondFactor: boolean;
  mustChangePassword: boolean;
  lastSignedInAt: string | null;
  createdAt: string;
  version: number;
};

export type MadeLink = { id: string; path: string };
