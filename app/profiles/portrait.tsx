import type { Profile } from "#domain/members/profiles.ts";
import { Initial } from "../ui/pictures/initial.tsx";

export function Portrait({
  profile: { name, avatar },
  className,
}: {
  profile: Pick<Profile, "name" | "avatar">;
  className: string;
}) {
  if (!avatar) return <Initial name={name} className={className} />;
  return (
    <img
      src={avatar}
      alt=""
      width={512}
      height={512}
      loading="lazy"
      className={`rounded-full object-cover ${className}`}
    />
  );
}
