import { useQuery } from "@tanstack/react-query";
import { PanelBottom } from "lucide-react";
import { Link } from "react-router";
import { contentApi } from "~/admin/content/api/content-api";
import { EditorScreen } from "~/admin/content/form/editor-screen";
import { ItemOfAddress } from "~/admin/content/item-of-address";
import { TypeOfAddress } from "~/admin/content/type-of-address";
import { Answered } from "~/admin/screen/answered";
import { Nothing } from "~/admin/screen/nothing";
import { Screen } from "~/admin/screen/screen";

const TYPE = "navigation";
const SLUG = "footer";

/** Opens the form of the footer menu directly. */
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
            if (!footer) return <NoFooter />;
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

function NoFooter() {
  return (
    <Screen title="Footer" width="narrow">
      <Nothing icon={PanelBottom}>
        The site has no footer menu. <Link to="/admin/navigation/new">Add a menu</Link> and name it “footer”:
        its links then stand at the bottom of every page.
      </Nothing>
    </Screen>
  );
}
