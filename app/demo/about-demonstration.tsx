import { m } from "#text";
import { useSettings } from "../shell/use-settings.ts";
import { Text } from "../ui/text/text.tsx";

/** What is made up and what is not, on the one page besides the footer that says so. */
export function AboutDemonstration() {
  const note = useSettings()?.demonstrationNote;
  if (!note) return null;
  return (
    <section className="bg-sand">
      <div className="page-width grid gap-x-16 gap-y-4 py-12 desktop:grid-cols-[1fr_2fr]">
        <h2 className="text-title">{m.demo_about_title()}</h2>
        <div className="max-w-prose space-y-3">
          <p className="text-lead">
            <Text>{note}</Text>
          </p>
          <p>{m.demo_about_invented()}</p>
          <p>{m.demo_about_true()}</p>
        </div>
      </div>
    </section>
  );
}
