import { Title } from "react-admin";
import { useTexts } from "../../language.ts";
import { SendOut } from "./send-out.tsx";
import { TakeBack } from "./take-back.tsx";
import { texts } from "./texts.ts";

/** Texts that go to an agency as a file, and the file that comes back. */
export function ExchangePage() {
  const text = useTexts(texts);
  return (
    <>
      <Title title={text.title} />
      <SendOut />
      <TakeBack />
    </>
  );
}
