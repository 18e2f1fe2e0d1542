import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { routesOf } from '#define/reading'
import { useCan } from '#providers/access'
import styles from './toolbar.module.css'
import { ToolFace } from './toolbar-face'

/** Links to the import, if the user may create records. */
export function ImportLink({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation()
  if (!useCan({ resource: resource.name, action: 'create' }).data?.can) return null
  return (
    <Link className={styles.tool} to={routesOf(resource).import}>
      <ToolFace path="M8 10V2.5m0 0L5 5.5m3-3 3 3M2.5 11v2.5h11V11" text={t('list.import')} />
    </Link>
  )
}
