import { z } from "zod";

/** A bucket of an S3-compatible store, and where in it our files lie. */
export type S3Address = {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Unset: Amazon's own. */
  endpoint: string | undefined;
  /** Whether the bucket stands in the path and not in the host name. */
  pathStyle: boolean;
};

const named = z.object({
  region: z
    .string()
    .regex(/^[\w-]+$/, "has no usable region")
    .default("us-east-1"),
  endpoint: z.url({ protocol: /^https?$/, error: "has no usable endpoint" }).optional(),
  style: z.enum(["path", "host"], { error: "has a style other than path or host" }).optional(),
});

/** `s3://bucket/prefix?region=…&endpoint=…&style=path|host`, as a setting says it. */
export const s3Address = z.string().transform((text, context): S3Address => {
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bucket = url?.hostname ?? "";
  if (url?.protocol !== "s3:" || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    return refuse("is no address such as s3://bucket/folder?region=eu-central-1");
  }
  if (url.username || url.password) {
    return refuse("holds credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead");
  }
  const path = url.pathname.split("/").filter(Boolean).join("/");
  if (!/^[\w./-]*$/.test(path)) return refuse("has a folder with unusual characters");
  const parsed = named.strict().safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) return refuse(parsed.error.issues.map(({ message }) => message).join("; "));
  const { region, endpoint, style } = parsed.data;
  return {
    ...{ bucket, prefix: path && `${path}/`, region, endpoint },
    pathStyle: style ? style === "path" : endpoint !== undefined,
  };
});
