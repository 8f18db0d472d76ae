import { useParams } from "react-router";
import { TypeOfAddress } from "../type-of-address";
import { ImportScreen } from "./import-screen";

/** Imports a spreadsheet into one content type. */
export default function ContentImport() {
  const { type: apiName, id } = useParams();
  return (
    <TypeOfAddress apiName={apiName}>
      {(type) => <ImportScreen key={type.name} type={type} id={id} />}
    </TypeOfAddress>
  );
}
