import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import { Icon } from '#shell/icons'
import { PartBoundary } from '#shell/parts/part-boundary'
import styles from './column.module.css'

const TemplateMenu = lazy(() =>
  import('../cards/template-menu').then((part) => ({ default: part.TemplateMenu })),
)

/** Opens the menu of templates, whose copies become cards of the column. */
export function FromTemplate({ column }: { readonly column: BoardColumn }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = t('board.fromTemplateTo', { column: column.title })
  const close = () => setAnchor(undefined)
  return (
    <>
      <button
        type="button"
        className={styles.template}
        aria-label={label}
        title={t('board.fromTemplate')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="copy" size={16} />
      </button>
      {anchor && (
        <PartBoundary onFailure={close}>
          <Suspense>
            <TemplateMenu column={column} anchor={anchor} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
