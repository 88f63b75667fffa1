import { createHash } from "node:crypto";
import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { AppError } from "../app-error.ts";
import { type FileStore, keptFolders } from "./file-store.ts";
import { requirePlainName } from "./plain-name.ts";
import type { S3Address } from "./s3-address.ts";
import { sumOf } from "./sum-of.ts";

/** In milliseconds. The longest is that of one call with all its attempts. */
export type S3Patience = { connect: number; silence: number; longest: number };

const usual: S3Patience = { connect: 2000, silence: 5000, longest: 20_000 };
/** How often a call is made before it has failed; the client waits ever longer in between. */
const attempts = 3;
/** Seconds after which whoever sent a file may try again. */
const retryAfter = 30;

/**
 * Files in a bucket. Credentials are found where all of Amazon's clients look for them: in the
 * environment, in a profile, in the role of the machine.
 */
export function createS3Store({
  address: { bucket, prefix, region, endpoint, pathStyle },
  patience = usual,
  onProblem = () => {},
}: {
  address: S3Address;
  patience?: S3Patience;
  /** Hears of every call that failed in the end. */
  onProblem?: (error: unknown) => void;
}): FileStore {
  const place = `s3://${bucket}/${prefix}`;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: attempts,
    retryMode: "standard",
    // Sums of our own go along, in the way that every such store understands.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: patience.connect, socketTimeout: patience.silence },
  });
  const objectOf = (name: string) => ({ Bucket: bucket, Key: prefix + requirePlainName(name) });

  /** One call with its time; what failed is told in one way, whatever it was. */
  async function call<T>(work: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    try {
      return await work({ abortSignal: AbortSignal.timeout(patience.longest) });
    } catch (cause) {
      onProblem(cause);
      throw new AppError("unavailable", `${place} did not do as asked.`, { cause, retryAfter });
    }
  }

  async function get(command: GetObjectCommand, options: { abortSignal: AbortSignal }) {
    const { Body, Metadata } = await client.send(command, options);
    const bytes = await buffer(addAbortSignal(options.abortSignal, Body as Readable));
    if (Metadata?.sha256 && Metadata.sha256 !== sumOf(bytes).sha256) {
      throw new Error(`${command.input.Key} came back other than it was written.`);
    }
    return bytes;
  }

  const read: FileStore["read"] = async ({ name }) => {
    const command = new GetObjectCommand(objectOf(name));
    return call(async (options) => {
      // The client does not begin again once it has an answer, be it cut off in the middle.
      for (let attempt = 1; ; attempt++) {
        try {
          return await get(command, options);
        } catch (error) {
          if (isMissing(error)) return undefined;
          if (attempt === 2 || error instanceof S3ServiceException) throw error;
          options.abortSignal.throwIfAborted();
        }
      }
    });
  };

  return {
    place,
    read,
    async write({ name, bytes }) {
      const command = new PutObjectCommand({
        ...objectOf(name),
        Body: bytes,
        ContentLength: bytes.length,
        // Refused by the other side if it has not received what we sent.
        ContentMD5: createHash("md5").update(bytes).digest("base64"),
        Metadata: { sha256: sumOf(bytes).sha256 },
      });
      await call((options) => client.send(command, options));
    },
    async describe({ name }) {
      const command = new HeadObjectCommand(objectOf(name));
      const head = await call((options) => client.send(command, options).catch(unlessMissing));
      if (!head) return undefined;
      const { ContentLength, Metadata } = head;
      if (ContentLength !== undefined && Metadata?.sha256) {
        return { bytes: ContentLength, sha256: Metadata.sha256 };
      }
      // Put there by somebody else.
      const bytes = await read({ name });
      return bytes && sumOf(bytes);
    },
    async remove({ name }) {
      const command = new DeleteObjectCommand(objectOf(name));
      await call((options) => client.send(command, options).catch(unlessMissing));
    },
    async *list() {
      for (const folder of keptFolders) {
        let next: string | undefined;
        do {
          const command = new ListObjectsV2Command({
            ...{ Bucket: bucket, Prefix: `${prefix}${folder}/`, ContinuationToken: next },
          });
          const page = await call((options) => client.send(command, options));
          for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length);
          next = page.NextContinuationToken;
        } while (next);
      }
    },
    localPath: () => undefined,
    // A file is there whole or not at all: nothing is left of one that was cut off.
    sweep: async () => {},
  };
}

/** Of the object, not of the bucket. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException) || error.name === "NoSuchBucket") return false;
  return error.$metadata.httpStatusCode === 404;
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
