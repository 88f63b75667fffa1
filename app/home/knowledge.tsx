import type { ArticleCard } from "#domain/articles/list-articles.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Card, CardGrid } from "../ui/page/card.tsx";
import { Section } from "../ui/page/section.tsx";

export function Knowledge({ copy, articles }: { copy: Copy; articles: ArticleCard[] }) {
  return (
    <Section title={copy["knowledge.title"]} lead={copy["knowledge.lead"]}>
      <CardGrid columns={3}>
        {articles.map(({ id, title, summary, cover }) => (
          <Card
            key={id}
            to={`/article/${id}.html`}
            picture={cover}
            title={title}
            text={summary}
            shape="wide"
          />
        ))}
      </CardGrid>
    </Section>
  );
}
