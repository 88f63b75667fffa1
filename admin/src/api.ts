/** What is known of the API: types of the server, of which nothing is loaded. */
export type {
  Answer,
  Body,
  CallName,
  Choice,
  Field,
  InquiryChange,
  Kind,
  KindEntry,
  KindForm,
  Label,
  Permission,
  ProblemWord,
  Role,
  Row,
  StatusChange,
  When,
} from "../../server/api/backoffice/contract.ts";
