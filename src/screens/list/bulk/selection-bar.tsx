import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { everythingSelected, isSelected, nothingSelected } from '#screens/list-model/table-props'
import type { ListModel } from '#screens/list-model/use-list-model'
import { MenuButton } from '#shell/parts/menu-button'
import styles from './bulk.module.css'
import { DocumentsMenu } from './documents-menu'
import { selectedIn } from './selected-in'
import { verbsShown } from './verbs-shown'
import { useBulkLabel } from './use-bulk-label'

const loadDialog = () => withDeferredTexts(() => import('./bulk-dialog'))
const BulkDialog = lazy(() => loadDialog().then((module) => ({ default: module.BulkDialog })))

/** The number of selected records, a link to select everything that matches, and the bulk verbs. */
export function SelectionBar({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const [verb, setVerb] = useState<string>()
  const { resource, selection = nothingSelected, select, found, bulkVerbs } = model
  const { rows = [], total } = found
  const labelOf = useBulkLabel(resource)
  const { count, left, written } = selectedIn(model)
  const offersAll = total > count && (left > 0 || rows.every((row) => isSelected(selection, row)))
  const { shown, hidden } = verbsShown(bulkVerbs)
  const texts = { count, total: written(count), all: written(total), left: written(left) }
  return (
    <>
      {count > 0 && (
        <div className={styles.bar} role="region" aria-label={t('list.selection')}>
          <span className={styles.count}>
            {selection.everything
              ? t(left > 0 ? 'list.allSelectedBut' : 'list.allSelected', texts)
              : t('list.selected', texts)}
          </span>
          {offersAll && (
            <button type="button" className={styles.quiet} onClick={() => select(everythingSelected)}>
              {t('list.selectAll', { count: total, total: written(total) })}
            </button>
          )}
          <button type="button" className={styles.quiet} onClick={() => select(nothingSelected)}>
            {t('list.unselect')}
          </button>
          <span className={styles.verbs}>
            {shown.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.verb}
                data-danger={name === 'delete' || undefined}
                onPointerEnter={() => void loadDialog()}
                onFocus={() => void loadDialog()}
                onClick={() => setVerb(name)}
              >
                {labelOf(name)}
              </button>
            ))}
            <DocumentsMenu model={model} />
            {hidden.length > 0 && (
              <MenuButton
                name={t('list.moreVerbs')}
                className={styles.verb}
                items={hidden.map((name) => ({ label: labelOf(name), run: () => setVerb(name) }))}
              >
                {t('list.moreVerbs')}
              </MenuButton>
            )}
          </span>
        </div>
      )}
      {verb && (
        <Suspense fallback={null}>
          <BulkDialog model={model} verb={verb} onClose={() => setVerb(undefined)} />
        </Suspense>
      )}
    </>
  )
}
