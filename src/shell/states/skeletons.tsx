import { useTranslation } from 'react-i18next'
import styles from './skeletons.module.css'

interface SkeletonProps {
  /** The text for screen readers; 'Loading…' by default. */
  readonly text?: string
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const Bone = ({ className }: { className?: string | undefined }) => (
  <span className={`${styles.bone} ${className ?? ''}`} />
)

function Bones({
  text,
  className,
  children,
}: SkeletonProps & { className?: string; children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <div
      className={`${styles.bones} ${className ?? ''}`}
      role="status"
      aria-label={text ?? t('common.loading')}
      data-bones
    >
      {children}
    </div>
  )
}

/** The skeleton of a page: heading and card. */
export const PageSkeleton = (props: SkeletonProps) => (
  <Bones {...props}>
    <Bone className={styles.heading} />
    <Bone className={styles.card} />
  </Bones>
)

/** The skeleton of a table: header and rows. */
export const TableSkeleton = ({ rows = 8, ...props }: SkeletonProps & { rows?: number }) => (
  <Bones {...props} className={styles.paper}>
    {times(rows + 1).map((row) => (
      <div key={row} className={row === 0 ? styles.head : styles.row}>
        {times(5).map((column) => (
          <Bone key={column} />
        ))}
      </div>
    ))}
  </Bones>
)

interface LinesSkeletonProps extends SkeletonProps {
  readonly rows?: number
  /** An icon and a name; a picture beside a name and a text; or the texts of a mail beside its marks. */
  readonly shape: 'name' | 'person' | 'mail'
}

/** The skeleton of a list in a pane: a picture and texts in each line. */
export const LinesSkeleton = ({ rows = 8, shape, ...props }: LinesSkeletonProps) => (
  <Bones {...props} className={`${styles.lines} ${styles[shape] ?? ''}`}>
    {times(rows).map((row) => (
      <div key={row} className={styles.line}>
        <Bone />
        <div>
          <Bone />
          {shape !== 'name' && <Bone />}
        </div>
      </div>
    ))}
  </Bones>
)

/** The skeleton of a form: labels above inputs. */
export const FormSkeleton = ({ fields = 8, ...props }: SkeletonProps & { fields?: number }) => (
  <Bones {...props} className={`${styles.paper} ${styles.fields}`}>
    {times(fields).map((field) => (
      <div key={field} className={styles.field}>
        <Bone className={styles.label} />
        <Bone className={styles.input} />
      </div>
    ))}
  </Bones>
)

/** The skeleton of a record: labels above values. */
export const RecordSkeleton = ({ fields = 8, ...props }: SkeletonProps & { fields?: number }) => (
  <Bones {...props} className={`${styles.paper} ${styles.fields}`}>
    {times(fields).map((field) => (
      <div key={field} className={styles.field}>
        <Bone className={styles.label} />
        <Bone className={styles.value} />
      </div>
    ))}
  </Bones>
)
