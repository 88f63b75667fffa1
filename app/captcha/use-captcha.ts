import { useRef, useState } from "react";
import { callApi } from "../api/client.ts";
import { trackProof } from "./proof-under-way.ts";

export type Captcha = { vcode: string; content: string };

export type CaptchaState =
  | { kind: "picture"; captcha: Captcha | undefined; failed: boolean }
  | { kind: "proving" }
  | { kind: "proved"; vcode: string; code: string };

/** Pictures are good for five minutes; one about to expire is not offered to be read. */
const goodFor = 270_000;

type IcodeAnswer = { vcode: string; data: { content: string } };

/** The picture with the code, or the work of the visitor's device in its place. */
export function useCaptcha(given: Captcha | undefined) {
  const [state, setState] = useState<CaptchaState>({
    kind: "picture",
    captcha: given,
    failed: false,
  });
  const [proofFailed, setProofFailed] = useState(false);
  const drawnAt = useRef(0);

  async function draw({ quiet = false } = {}) {
    try {
      const path = "/api/admin/getIcode";
      const { vcode, data } = await callApi<IcodeAnswer>({ path, method: "POST", quiet });
      drawnAt.current = performance.now();
      setState({ kind: "picture", captcha: { vcode, content: data.content }, failed: false });
    } catch {
      setState({ kind: "picture", captcha: undefined, failed: true });
    }
  }

  /** A picture nobody has begun to read is replaced before it can expire under their eyes. */
  function freshen() {
    const age = performance.now() - drawnAt.current;
    if (state.kind === "picture" && state.captcha && age > goodFor) void draw({ quiet: true });
  }

  async function prove() {
    setProofFailed(false);
    setState({ kind: "proving" });
    try {
      const work = import("./prove-by-work.ts").then(({ solveProofOfWork }) => solveProofOfWork());
      setState({ kind: "proved", ...(await trackProof(work)) });
    } catch {
      setProofFailed(true);
      await draw({ quiet: true });
    }
  }

  return { state, proofFailed, draw, freshen, prove };
}
