import { expect, test } from "vitest";
import { s3Address } from "./s3-address.ts";

test("an address says bucket, folder, region and whose store it is", () => {
  expect(s3Address.parse("s3://our-files/site/one?region=eu-central-1")).toEqual({
    ...{ bucket: "our-files", prefix: "site/one/", region: "eu-central-1" },
    ...{ endpoint: undefined, pathStyle: false },
  });
  const other = "s3://our-files?endpoint=https%3A%2F%2Fstore.example.com%3A9000";
  expect(s3Address.parse(other)).toMatchObject({
    ...{ prefix: "", region: "us-east-1", endpoint: "https://store.example.com:9000" },
    pathStyle: true,
  });
  expect(s3Address.parse(`${other}&style=host`)).toMatchObject({ pathStyle: false });
});

test.each([
  ["https://bucket.example.com/", "is no address such as"],
  ["s3://", "is no address such as"],
  ["s3://Not_A_Bucket/x", "is no address such as"],
  ["s3://key:secret@bucket/x", "holds credentials"],
  ["s3://bucket/a b", "unusual characters"],
  ["s3://bucket?endpoint=store.example.com", "no usable endpoint"],
  ["s3://bucket?style=other", "a style other than path or host"],
  ["s3://bucket?regoin=eu-central-1", "regoin"],
])("%s is refused", (address, reason) => {
  expect(() => s3Address.parse(address)).toThrow(reason);
});
