import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { STEP_STATE } from "../frame/step-state";
import { EditorScreen } from "./form/editor-screen";
import { ItemOfAddress } from "./item-of-address";
import { TypeOfAddress } from "./type-of-address";

/** One record, or a new one with `new` in the address. */
export default function ContentEdit() {
  const { type: apiName, id = "new" } = useParams();
  const { key, hash } = useLocation();
  const navigate = useNavigate();
  // Each click on “New” starts another record; a link within the screen does not.
  const visit = useRef(key);
  if (id === "new" && hash === "") visit.current = key;
  // The first save gives a new record its address, without interrupting the person who types.
  const [created, setCreated] = useState<string | null>(null);
  useEffect(() => {
    if (id !== "new") setCreated((one) => (one === id ? one : null));
  }, [id]);
  return (
    <TypeOfAddress apiName={apiName}>
      {(type) =>
        id === "new" || id === created ? (
          <EditorScreen
            key={`new ${type.name} ${visit.current}`}
            type={type}
            item={null}
            onCreated={(item) => {
              setCreated(item.id);
              navigate(`/admin/${type.apiName}/${item.id}`, {
                replace: true,
                state: STEP_STATE,
                preventScrollReset: true,
              });
            }}
          />
        ) : (
          <ItemOfAddress key={id} type={type} id={id}>
            {(item) => <EditorScreen type={type} item={item} onCreated={() => {}} />}
          </ItemOfAddress>
        )
      }
    </TypeOfAddress>
  );
}
