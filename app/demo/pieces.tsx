import { m } from "#text";
import { Accordion, AccordionEntry } from "../ui/controls/accordion.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Tabs } from "../ui/controls/tabs.tsx";
import { Thousands } from "../ui/format/thousands.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { Skeleton, SkeletonText } from "../ui/page/skeleton.tsx";
import { Specimen } from "./specimen.tsx";

export function Pieces() {
  const sections = [
    { id: "a", label: m.nav_akupanel(), content: m.inquiry_lead() },
    { id: "b", label: m.nav_silencebooth(), content: m.inquiry_received_text() },
    { id: "c", label: m.nav_programme(), content: m.error_unavailable() },
  ];
  return (
    <>
      <Specimen name="Tabs">
        <Tabs label={m.nav_products()} tabs={sections} />
      </Specimen>
      <Specimen name="Accordion">
        <Accordion>
          {sections.map(({ id, label, content }) => (
            <AccordionEntry key={id} title={label} open={id === "a"} group="demo">
              {content}
            </AccordionEntry>
          ))}
        </Accordion>
      </Specimen>
      <Specimen name="Thousands">
        <p className="text-title">
          <Thousands value={1_234_567} unit="m²" />
        </p>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="grid gap-6 phone:grid-cols-3">
          <div className="space-y-4">
            <Skeleton className="aspect-[4/3]" />
            <SkeletonText lines={2} />
          </div>
          <SkeletonText lines={5} />
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title={m.filter_nothing()} text={m.inquiry_lead()}>
          <ButtonLink to="/product.html">{m.nav_products()}</ButtonLink>
        </EmptyState>
      </Specimen>
    </>
  );
}
