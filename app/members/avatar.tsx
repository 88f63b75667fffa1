import { Initial } from "../ui/pictures/initial.tsx";
import type { OwnAccount } from "./own-types.ts";

/** One's own picture, or the first letter of one's name. */
export function Avatar({
  account: { name, avatar },
  className,
}: {
  account: Pick<OwnAccount, "name" | "avatar">;
  className: string;
}) {
  if (!avatar) return <Initial name={name} className={className} />;
  return (
    <img
      // Another picture, another address.
      src={`/api/users/avatar?${avatar.slice(0, 10)}`}
      alt=""
      className={`rounded-full object-cover ${className}`}
    />
  );
}
