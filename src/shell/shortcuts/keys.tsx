import styles from './keys.module.css'
import { keyNames } from './key-names'

export const Keys = ({ keys }: { keys: string }) => (
  <span className={styles.keys}>
    {keyNames(keys).map((name, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same key may occur twice
      <kbd key={index} className={styles.key}>
        {name}
      </kbd>
    ))}
  </span>
)
