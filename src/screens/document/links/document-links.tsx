import { lazy, Suspense } from 'react'
import type { AnyResource } from '#define'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import styles from './links.module.css'

const LinksSection = lazy(async () => {
  const { LinksSection: section } = await withDeferredTexts(() => import('./links-section'))
  return { default: section }
})

/** The links to the document of a record, for the roles that may create them. */
export function DocumentLinks({ resource, row }: { readonly resource: AnyResource; readonly row: Row }) {
  const role = useRole()
  if (!resource.layout?.document?.share?.by.includes(role)) return null
  return (
    <Suspense fallback={<div className={styles.section} />}>
      <LinksSection resource={resource} row={row} />
    </Suspense>
  )
}
