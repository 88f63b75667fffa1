import type { TopicCard } from "#domain/topics/get-topics.ts";
import { m } from "#text";
import { Card, CardGrid } from "../ui/page/card.tsx";
import { topicPath } from "./addresses.ts";

const sizes = "(min-width: 1344px) 411px, (min-width: 768px) 30vw, (min-width: 470px) 46vw, 92vw";

export function TopicCards({ topics, heading }: { topics: TopicCard[]; heading?: "h2" | "h3" }) {
  return (
    <CardGrid columns={3}>
      {topics.map((topic) => (
        <Card
          key={topic.id}
          to={topicPath(topic)}
          picture={topic.picture}
          shape="wide"
          sizes={sizes}
          title={topic.title}
          text={topic.summary}
          note={m.topic_count({ count: topic.articles })}
          {...(heading && { heading })}
        />
      ))}
    </CardGrid>
  );
}
