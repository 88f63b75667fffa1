import { clap, sweep } from "#domain/acoustics/sound/test-sounds.ts";
import type { Lang } from "#domain/language/language.ts";
import type { SoundName } from "./sound-names.ts";

const sentences: Record<Lang, string> = {
  zh: new URL("./sentences/sentence-zh.mp3", import.meta.url).href,
  en: new URL("./sentences/sentence-en.mp3", import.meta.url).href,
  ar: new URL("./sentences/sentence-ar.mp3", import.meta.url).href,
};

/** Why a sentence cannot be heard. */
export class SoundFailed extends Error {
  readonly reason: "offline" | "not-decoded";

  constructor(reason: "offline" | "not-decoded") {
    super(reason);
    this.reason = reason;
  }
}

/** A dry sound at the rate of the context, without any room. */
export async function loadSound({
  name,
  lang,
  context,
}: {
  name: SoundName;
  lang: Lang;
  context: AudioContext;
}): Promise<Float32Array<ArrayBuffer>> {
  if (name === "clap") return new Float32Array(clap(context.sampleRate));
  if (name === "sweep") return new Float32Array(sweep(context.sampleRate));
  const file = await fetch(sentences[lang]).catch(() => undefined);
  const bytes = file?.ok ? await file.arrayBuffer().catch(() => undefined) : undefined;
  if (!bytes) throw new SoundFailed("offline");
  const decoded = await context.decodeAudioData(bytes).catch(() => {
    throw new SoundFailed("not-decoded");
  });
  return decoded.getChannelData(0);
}
