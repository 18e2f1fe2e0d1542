import { useTranslation } from 'react-i18next'
import { useLabels } from '#base/i18n/labels'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { ListModel } from '#screens/list-model/use-list-model'
import styles from './lanes.module.css'
import { useLaneField } from './use-lanes'

/** Chooses the field by whose values the cards are grouped in lanes. */
export function LaneMenu({ model }: { readonly model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { resource } = model
  const [shown, choose] = useLaneField(model)
  const labelOf = (name: string | undefined) =>
    name === undefined ? t('board.noLanes') : labels.field(resource, name)
  const items = [undefined, ...(resource.views?.board?.lanes ?? [])].map((name) => ({
    label: labelOf(name),
    isChosen: name === shown,
    run: () => choose(name),
  }))
  return (
    <MenuButton
      name={t('board.groupedBy', { field: labelOf(shown) })}
      items={items}
      align="start"
      className={styles.menu}
    >
      {shown === undefined ? t('board.lanes') : t('board.groupedBy', { field: labelOf(shown) })}
      <Icon name="caret-down" size={14} />
    </MenuButton>
  )
}
