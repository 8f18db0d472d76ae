import { useParams } from "react-router";
import { HistoryScreen } from "./history/history-screen";
import { ItemOfAddress } from "./item-of-address";
import { TypeOfAddress } from "./type-of-address";

/** Every version of one record. */
export default function ContentHistory() {
  const { type: apiName, id = "" } = useParams();
  return (
    <TypeOfAddress apiName={apiName}>
      {(type) => (
        <ItemOfAddress key={id} type={type} id={id}>
          {(item) => <HistoryScreen type={type} item={item} />}
        </ItemOfAddress>
      )}
    </TypeOfAddress>
  );
}
