import { ListBase, useListContext } from "react-admin";
import { Navigate } from "react-router-dom";
import { useKind } from "../use-kind.ts";

/** Where there is one record of a kind, it is opened without a list. */
export function OnlyRecord() {
  return (
    <ListBase>
      <OpenFirst />
    </ListBase>
  );
}

function OpenFirst() {
  const kind = useKind();
  const { data } = useListContext();
  const [record] = data ?? [];
  return record ? <Navigate to={`/content/${kind}/${record.id}`} replace /> : null;
}
