import { useOne } from '@refinedev/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { titleOf } from '#base/format/record-path'
import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { RelatedList } from '#screens/related/related-list'

const nothing = (): void => undefined

/**
 * The variants of a product in its form; each is saved by itself. A new product gets them after it was saved. They do
 * not depend on the values of the form, which change with each key press.
 */
export const VariantsPart = memo(Variants, (before, after) => before.resource === after.resource)

function Variants({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation()
  const variants = useApp()['variants']
  const { id } = useParams()
  const { result } = useOne<Row>({
    resource: resource.name,
    id: id ?? '',
    errorNotification: false,
    queryOptions: { enabled: id !== undefined },
  })
  if (id === undefined) return <p>{t('shop.variantsLater')}</p>
  if (!variants || !result) return null
  const to = { id: result.id, title: titleOf(resource, result) }
  return <RelatedList resource={variants} field="product" of={resource} to={to} onAnswered={nothing} />
}
