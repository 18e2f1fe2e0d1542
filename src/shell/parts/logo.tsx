import styles from './logo.module.css'

/** The logo of the product: two roads that meet in a corridor. It has the colours of the preset. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <svg className={styles.logo} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" className={styles.ground} />
    <path d="M22.5 9.5A9 9 0 1 0 22.5 22.5" className={styles.road} />
    <path d="M13 16h12m-4-4 4 4-4 4" className={styles.way} />
  </svg>
)
