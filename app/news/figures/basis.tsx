import { m } from "#text";
import { type EvidenceKind, EvidenceLabel } from "../../acoustics/evidence-label.tsx";
import { dot } from "../../ui/text/dot.ts";
import { Text } from "../../ui/text/text.tsx";

/** How firm the numbers of a figure stand, and what they start from. */
export function Basis({ kind, children }: { kind: EvidenceKind; children: string }) {
  return (
    <p>
      <EvidenceLabel kind={kind} />
      {dot}
      <Text>{children}</Text>
    </p>
  );
}

const publications = {
  slats: {
    name: m.figure_source_slats,
    url: "https://cdn.shopify.com/s/files/1/0625/2599/7240/files/Slatpanel-Technical-Sheet_ff6a6509-c8f6-4a85-b5be-0bda3604d7e6_3.pdf",
  },
  auralization: {
    name: m.figure_source_auralization,
    url: "https://github.com/LCAV/pyroomacoustics",
  },
};

/** Where published values can be read. */
export function Publication({ of }: { of: keyof typeof publications }) {
  const { name, url } = publications[of];
  return (
    <p>
      <EvidenceLabel kind="literature" />
      {dot}
      {m.figure_source()}
      <a
        href={url}
        rel="noopener nofollow"
        className="underline decoration-oak underline-offset-2 hover:text-ink"
      >
        <Text>{name()}</Text>
      </a>
    </p>
  );
}
