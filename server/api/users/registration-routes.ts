import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { confirmRegistration } from "#domain/members/confirm-registration.ts";
import { sendForgottenPassword } from "#domain/members/forgotten-password.ts";
import { register, registrationFields } from "#domain/members/register.ts";
import { password } from "#domain/staff/passwords/password.ts";
import { consumeLink, readLink } from "#domain/staff/people/consume-link.ts";
import { m } from "#text";
import { readFields } from "../backoffice/read-input.ts";
import { describeCall } from "../describe-call.ts";
import { deviceOf } from "../device-of.ts";
import type { ApiEnvironment } from "../environment.ts";
import { languageOfCall } from "../language-of-call.ts";

const token = z.string().min(1).max(100);
const done = z.object({ code: z.literal(1000), data: z.null(), msg: z.string() });

/** For whoever has no account yet, or cannot get into it. No answer tells who has one. */
export const registrationRoutes = new Hono<ApiEnvironment>()
  .post(
    "/register",
    describeCall({
      summary: "Registers a member",
      about:
        "The answer is the same whether or not the address has an account; the mail to it says more.",
      subject: "Users",
      body: z.object({
        name: z.string().describe("1 to 40 characters"),
        email: z.string(),
        password: z.string().describe("12 to 128 characters"),
        code: z.string().describe("As in addMessage"),
        vcode: z.string(),
      }),
      answer: done,
    }),
    async (context) => {
      const fields = readFields(registrationFields, context.get("body"));
      const lang = languageOfCall(context);
      const { mailing } = await register({ ...fields, lang, ip: context.get("ip") });
      const msg = mailing ? m.register_mailed() : m.register_waiting();
      return context.json({ code: 1000, data: null, msg });
    },
  )
  .post(
    "/confirm",
    describeCall({
      summary: "Confirms the address of a registration",
      subject: "Users",
      body: z.object({ token: z.string().describe("From the mail") }),
      answer: done,
    }),
    async (context) => {
      const fields = readFields(z.object({ token }), context.get("body"));
      await confirmRegistration({ ...fields, ip: context.get("ip") });
      return context.json({ code: 1000, data: null, msg: m.confirm_done() });
    },
  )
  .post(
    "/forgotten",
    describeCall({
      summary: "Sends a link for a new password",
      about: "The answer is the same whether or not the address has an account.",
      subject: "Users",
      body: z.object({ email: z.string() }),
      answer: done,
    }),
    async (context) => {
      const { email } = readFields(z.object({ email: z.string().max(254) }), context.get("body"));
      const lang = languageOfCall(context);
      const { mailing } = await sendForgottenPassword({ email, lang, ip: context.get("ip") });
      const msg = mailing ? m.forgotten_mailed() : m.forgotten_no_mail();
      return context.json({ code: 1000, data: null, msg });
    },
  )
  .post(
    "/password",
    describeCall({
      summary: "Sets a new password by such a link",
      subject: "Users",
      body: z.object({ token: z.string(), password: z.string() }),
      answer: done,
    }),
    async (context) => {
      const ip = context.get("ip");
      const fields = readFields(z.object({ token, password }), context.get("body"));
      const { kind } = await readLink({ ...fields, ip });
      if (kind !== "new-password") throw new AppError("link-spent");
      await consumeLink({ ...fields, name: "", device: deviceOf(context) });
      return context.json({ code: 1000, data: null, msg: m.password_done() });
    },
  );
