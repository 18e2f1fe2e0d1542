import { useTranslation } from 'react-i18next'
import { tabsOf } from '#define/lists/tabs-of'
import { useRole } from '#providers/auth/use-auth'
import { useLabels } from '#base/i18n/labels'
import { tintOf } from '#screens/fields/tint'
import { openTab, tabIn } from '#screens/list-model/state/tab'
import { hasTabSums, type TabSums } from '#screens/list-model/tab-sums'
import styles from './tabs.module.css'
import type { ListModel } from '#screens/list-model/use-list-model'

interface TabsProps {
  readonly model: Pick<ListModel, 'resource' | 'state' | 'change'> & {
    readonly found: Pick<ListModel['found'], 'tabs'>
    readonly around: Pick<ListModel['around'], 'locale'>
  }
  /** The sums of each tab, once they have arrived. */
  readonly sums?: TabSums | undefined
}

/** The declared states or options above the list, each with its number of records; one tab is open, or all. */
export function Tabs({ model, sums }: TabsProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { resource, state, change, found, around } = model
  const { tabs } = resource
  const role = useRole()
  const options = tabsOf(resource, role)
  const isSummed = hasTabSums(resource, role)
  if (tabs === undefined || options.length === 0) return null
  const open = tabIn(state.filter, tabs)
  return (
    <div className={styles.tabs} role="group" aria-label={labels.field(resource, tabs)}>
      {['', ...options].map((word) => (
        <button
          key={word}
          type="button"
          className={styles.tab}
          aria-pressed={word === (open ?? '')}
          onClick={() =>
            change((before) => ({
              ...before,
              filter: openTab(before.filter, tabs, word || undefined),
              page: 1,
            }))
          }
        >
          <span className={styles.name}>
            {word ? labels.option(resource, tabs, word) : t('list.allTabs')}
            <span className={styles.total} data-tint={word ? tintOf(word) : undefined}>
              {totalText(found.tabs?.[word], around.locale)}
            </span>
          </span>
          {isSummed && (
            <span className={styles.sum} title={sums?.[word]?.exact}>
              {sums?.[word]?.short}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** Formats '1234' as '1,234' and '10000+' as '10,000+'. */
const totalText = (total: string | undefined, locale: string): string =>
  total === undefined
    ? ''
    : Number.parseInt(total, 10).toLocaleString(locale) + (total.endsWith('+') ? '+' : '')
