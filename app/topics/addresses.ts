export const topicsPath = "/topics";

export function topicPath({ id }: { id: string }): string {
  return `/topics/${id}`;
}
