import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { useLabelsOfMail, type ListedMail } from '../mail-data'

type OnLabels = (verb: 'addLabels' | 'removeLabels', labels: readonly string[]) => void

/** The own labels as items of a menu: each is added to mails, or removed if all of them have it. */
export function useLabelItems(mails: readonly ListedMail[], onChange: OnLabels): readonly MenuItem[] {
  const { data } = useLabelsOfMail()
  const own = data?.filter(({ type }) => type === 'own') ?? []
  return own.map(({ id, name }) => {
    const isOn = mails.every(({ labels }) => labels.includes(id))
    return {
      label: name,
      picture: <Icon name={isOn ? 'check' : 'tag'} size={18} />,
      run: () => onChange(isOn ? 'removeLabels' : 'addLabels', [id]),
    }
  })
}

/** Adds own labels to mails, or removes them. */
export function LabelMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <span data-menu="label">
      <MenuButton name={t('mail.label')} items={items}>
        <Icon name="tag" size={20} />
      </MenuButton>
    </span>
  )
}
