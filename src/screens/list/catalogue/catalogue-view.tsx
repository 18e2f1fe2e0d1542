import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolFace } from '#screens/list/toolbar/toolbar-face'
import toolbar from '#screens/list/toolbar/toolbar.module.css'
import styles from './catalogue.module.css'

/** Below this width the facets are in a drawer. */
export const drawerScreen = '(max-width: 899px)'

interface CatalogueViewProps {
  /** What is above facets and cards: search, order and what the feature adds. */
  readonly tools: ReactNode
  /** The facets beside the cards; nothing where they are in a drawer. */
  readonly facets: ReactNode
  /** The cards with their pager. */
  readonly children: ReactNode
}

/** The parts of a catalogue, in their places. */
export function CatalogueView({ tools, facets, children }: CatalogueViewProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.catalogue}>
      <div className={styles.tools}>{tools}</div>
      {facets && (
        <aside className={styles.aside} aria-label={t('list.filters')}>
          {facets}
        </aside>
      )}
      <div className={styles.results}>{children}</div>
    </div>
  )
}

interface FacetsButtonProps {
  readonly isOpen: boolean
  /** The number of conditions. */
  readonly count: number
  readonly onPress: () => void
}

/** The button that opens the drawer with the facets. */
export function FacetsButton({ isOpen, count, onPress }: FacetsButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={toolbar.tool}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <ToolFace
        path="M2 4h12M4.5 8h7M7 12h2"
        text={t('list.filter')}
        note={count > 0 ? t('list.conditions', { count }) : ''}
      />
    </button>
  )
}
