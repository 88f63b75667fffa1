import { Hono } from "hono";
import { etag } from "hono/etag";
import { getSettings } from "#domain/settings/get-settings.ts";
import { plain } from "#domain/text.ts";
import { languageOfCall } from "./language-of-call.ts";

/** Site settings under the contract's names. */
export const webSite = new Hono().get("/getWebSite", etag({ weak: true }), async (context) => {
  const lang = languageOfCall(context);
  const settings = await getSettings({ lang });
  context.header("Cache-Control", "public, max-age=0, must-revalidate");
  context.header("Vary", "Cookie, Accept-Language");
  return context.json({
    code: 1000,
    data: [
      {
        telphone: settings.telphone,
        address: plain(settings.address),
        webSite: settings.webSite,
        Whatsapp: settings.whatsapp,
        email: settings.email,
        wechat: settings.wechat,
        wechatImg: settings.wechatImg,
        siteRight: plain(settings.siteRight),
        siteIcp: settings.siteIcp,
      },
    ],
  });
});
