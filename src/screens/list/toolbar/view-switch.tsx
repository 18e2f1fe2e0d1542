import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { viewsOf, type ViewName } from '#define/reading'
import { viewIcons } from '#screens/list-model/view-icons'
import { Icon } from '#shell/icons'
import styles from './view-switch.module.css'

interface ViewSwitchProps {
  readonly resource: AnyResource
  readonly view: ViewName
  readonly onView: (view: ViewName) => void
}

/** The views of the list, if there is more than one. */
export function ViewSwitch({ resource, view, onView }: ViewSwitchProps) {
  const { t } = useTranslation()
  const views = viewsOf(resource)
  if (views.length < 2) return null
  return (
    <div role="group" aria-label={t('list.viewNames.label')} className={styles.views}>
      {views.map((item) => (
        <button
          key={item}
          type="button"
          aria-pressed={item === view}
          aria-label={t(`list.viewNames.${item}`)}
          title={t(`list.viewNames.${item}`)}
          onClick={() => onView(item)}
        >
          <Icon name={viewIcons[item]} size={18} />
        </button>
      ))}
    </div>
  )
}
