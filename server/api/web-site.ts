import { Hono } from "hono";
import { z } from "zod";
import { plain } from "#domain/language/text.ts";
import { getShell } from "#domain/navigation/get-shell.ts";
import { answering, describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { pictureAddress } from "./list-item.ts";
import { revalidated } from "./revalidated.ts";

const settings = z.object({
  telphone: z.string(),
  address: z.string(),
  webSite: z.string(),
  Whatsapp: z.string(),
  email: z.string(),
  wechat: z.string(),
  wechatImg: z
    .string()
    .describe(
      "Address of the picture with the QR code, without the host; empty when there is none",
    ),
  siteRight: z.string(),
  siteIcp: z.string(),
});

/** Site settings under the contract's names. */
export const webSite = new Hono<ApiEnvironment>().get(
  "/getWebSite",
  describeCall({
    summary: "Contact data of the company",
    subject: "Site",
    answer: answering(z.array(settings).length(1)),
  }),
  revalidated,
  async (context) => {
    const { settings: found, wechat } = await getShell({ lang: languageOfCall(context) });
    return context.json({
      code: 1000,
      data: [
        {
          telphone: found.telphone,
          address: plain(found.address),
          webSite: found.webSite,
          Whatsapp: found.whatsapp,
          email: found.email,
          wechat: found.wechat,
          wechatImg: wechat ? pictureAddress(wechat) : "",
          siteRight: plain(found.siteRight),
          siteIcp: found.siteIcp,
        },
      ],
    });
  },
);
