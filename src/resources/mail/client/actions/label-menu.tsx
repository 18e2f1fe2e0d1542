import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import { useLabelsOfMail, type ListedMail } from '../mail-data'

interface LabelMenuProps {
  readonly mails: readonly ListedMail[]
  readonly onChange: (verb: 'addLabels' | 'removeLabels', labels: readonly string[]) => void
}

/** Adds own labels to mails, or removes those that all of them have. */
export function LabelMenu({ mails, onChange }: LabelMenuProps) {
  const { t } = useTranslation()
  const { data } = useLabelsOfMail()
  const own = data?.filter(({ type }) => type === 'own') ?? []
  if (own.length === 0) return null
  const items = own.map(({ id, name }) => {
    const isOn = mails.every(({ labels }) => labels.includes(id))
    return {
      label: name,
      picture: <Icon name={isOn ? 'check' : 'tag'} size={18} />,
      run: () => onChange(isOn ? 'removeLabels' : 'addLabels', [id]),
    }
  })
  return (
    <MenuButton name={t('mail.label')} items={items}>
      <Icon name="tag" size={20} />
    </MenuButton>
  )
}
