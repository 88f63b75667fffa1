/** What is known of the API: types of the server, of which nothing is loaded. */
export type {
  Answer,
  Body,
  CallName,
  InquiryChange,
  Kind,
  Permission,
  Role,
  Row,
  StatusChange,
} from "../../server/api/backoffice/contract.ts";
