import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { ChartList } from './chart-props'

interface ChartMenuProps {
  readonly title: string
  readonly isTable: boolean
  readonly lists: readonly ChartList[]
  readonly onTable: (isTable: boolean) => void
  /** Saves the figures as a file. */
  readonly onSheet: () => void
  /** Saves the content as a picture; without it there is none. */
  readonly picture: (() => Promise<void>) | undefined
}

/** The menu of a chart: its figures as a table or as a file, the chart as a picture, and the lists of its records. */
export function ChartMenu({ title, isTable, lists, onTable, onSheet, picture }: ChartMenuProps) {
  const { t } = useTranslation()
  const save = () =>
    picture?.().catch((error: unknown) => notify({ message: messageOf(error), variant: 'error' }))
  return (
    <MenuButton
      name={t('charts.options', { title })}
      items={[
        { label: t(isTable ? 'charts.asChart' : 'charts.asTable'), run: () => onTable(!isTable) },
        { label: t('charts.sheet'), run: onSheet },
        ...(picture ? [{ label: t('charts.picture'), run: () => void save() }] : []),
        ...lists.map(({ label, open }, index) => ({ label, run: open, startsGroup: index === 0 })),
      ]}
    >
      <Icon name="dots-three-vertical" size={20} />
    </MenuButton>
  )
}
