import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styles from './record-tabs.module.css'

export interface RecordTab {
  /** Its name in the URL; the first tab is open without one. */
  readonly name: string
  readonly label: string
  readonly content: ReactNode
}

/**
 * The parts of a record's page in tabs. The URL has the open one; only its content is rendered, so the others request
 * nothing.
 */
export function RecordTabs({ tabs }: { readonly tabs: readonly [RecordTab, ...RecordTab[]] }) {
  const { t } = useTranslation()
  const id = useId()
  const [query, setQuery] = useSearchParams()
  const [first] = tabs
  const active = tabs.find(({ name }) => name === query.get('tab')) ?? first
  const open = (name: string) => {
    const next = new URLSearchParams(query)
    if (name === first.name) next.delete('tab')
    else next.set('tab', name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const idOf = (name: string) => `${id}${name}`
  return (
    <>
      <Tabs
        className={styles.tabs}
        value={active.name}
        onChange={(_, name: string) => open(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('show.tabs')}
      >
        {tabs.map(({ name, label }) => (
          <Tab key={name} value={name} label={label} id={idOf(name)} aria-controls={`${id}panel`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={idOf(active.name)} key={active.name}>
        {active.content}
      </div>
    </>
  )
}
