import styles from "./setup.module.css";

/** Settings of the server with their purpose. */
export function SettingNames({ names }: { names: Record<string, string> }) {
  return (
    <dl className={styles.names}>
      {Object.entries(names).map(([name, help]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  );
}
