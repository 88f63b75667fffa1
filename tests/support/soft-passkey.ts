import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

/** As much CBOR as an authenticator speaks: whole numbers, text, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [
    cbor(key),
    cbor(inner as Parameters<typeof cbor>[0]),
  ]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** A passkey in software (WebAuthn, ES256), for tests of the server that need no browser. */
export function makePasskey({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  function authenticatorData({ verified, credential }: { verified: boolean; credential?: Buffer }) {
    const flags = 1 | (verified ? 4 : 0) | (credential ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const parts = [sha256(rpId), Buffer.from([flags]), count];
    return Buffer.concat(credential ? [...parts, credential] : parts);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const answer = (response: Record<string, unknown>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    /** What `navigator.credentials.create` gives; `verified`: unlocked by its owner. */
    register({ challenge, verified = true }: { challenge: string; verified?: boolean }) {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData({ verified, credential })],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      });
    },
    /** What `navigator.credentials.get` gives. */
    authenticate({ challenge, verified = true }: { challenge: string; verified?: boolean }) {
      const data = authenticatorData({ verified });
      const client = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([data, sha256(client)]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
        userHandle: "",
      });
    },
  };
}
