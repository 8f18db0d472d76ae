import { useQuery } from "@tanstack/react-query";
import { contentApi } from "~/admin/content/api/content-api";
import { EditorScreen } from "~/admin/content/form/editor-screen";
import { ItemOfAddress } from "~/admin/content/item-of-address";
import { TypeOfAddress } from "~/admin/content/type-of-address";
import { Answered } from "~/admin/screen/answered";

const TYPE = "navigation";
const SLUG = "footer";

/** The footer's groups of links: opens that menu's form directly. */
export default function Footer() {
  const menus = useQuery({
    queryKey: ["content", TYPE, "list", SLUG],
    queryFn: () => contentApi(TYPE).list({ pageSize: 100 }),
  });
  return (
    <TypeOfAddress apiName={TYPE}>
      {(type) => (
        <Answered query={menus}>
          {({ items }) => {
            const footer = items.find(({ slug }) => slug === SLUG);
            if (!footer) return <h1>There is no footer yet</h1>;
            return (
              <ItemOfAddress type={type} id={footer.id}>
                {(item) => <EditorScreen key={item.id} type={type} item={item} onCreated={() => {}} />}
              </ItemOfAddress>
            );
          }}
        </Answered>
      )}
    </TypeOfAddress>
  );
}
