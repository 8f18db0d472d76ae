import type { BlockProps } from "~/content/blocks/block-props";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { isIconName } from "~/ui/icon/is-icon-name";
import { Link } from "~/ui/link/link";
import { SearchForm } from "~/ui/search-form/search-form";
import type { homeHeroBlock } from "./block";
import styles from "./render.module.css";

type Props = BlockProps<typeof homeHeroBlock>;

/** The opening of the home page: a question, a search box for plain words, and the most common tasks. */
export default function HomeHero({
  question,
  searchLabel,
  searchHint,
  tasks,
  image,
  imageTall,
  anchor,
}: Props) {
  return (
    <section className={styles.hero}>
      <Horizon image={image} imageTall={imageTall} />
      <div className={classNames(styles.front, !image && !imageTall && styles.plain)}>
        <div className={styles.ask}>
          {question && (
            <h1 id={anchor} className={styles.question}>
              {question}
            </h1>
          )}
          <SearchForm
            size="large"
            label={searchLabel}
            labelShown
            hint={searchHint}
            placeholder=""
            buttonLabel="Search"
            className={styles.search}
          />
        </div>
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li key={`${task.href} ${task.label}`}>
              <Task {...task} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Task({ label, text, href, icon }: Props["tasks"][number]) {
  return (
    <Link href={href} className={classNames(styles.task, icon === "heart" && styles.giving)}>
      {isIconName(icon) && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.taskLabel}>{label}</span>
      {text && <span className={styles.taskText}>{text}</span>}
    </Link>
  );
}

/** The background picture, in the crop that fits. It never affects the height of the hero. */
function Horizon({ image, imageTall }: Pick<Props, "image" | "imageTall">) {
  const shown = image ?? imageTall;
  if (!shown) return null;
  return (
    <picture className={styles.horizon}>
      {image && imageTall && (
        <source
          media="(max-width: 479.98px)"
          srcSet={imageTall.src}
          width={imageTall.width}
          height={imageTall.height}
        />
      )}
      <img src={shown.src} alt={shown.alt} width={shown.width} height={shown.height} fetchPriority="high" />
    </picture>
  );
}
