import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import { useMinute } from '../use-minute'
import { SnoozeDialog } from './snooze-dialog'
import { snoozeTimes } from './snooze-times'

interface SnoozeMenuProps {
  readonly size?: number
  readonly tabIndex?: number
  readonly onSnooze: (until: string) => Promise<void>
}

/** Opens a menu with times at which mails return to the inbox. */
export function SnoozeMenu({ size = 20, tabIndex, onSnooze }: SnoozeMenuProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const items = [
    ...snoozeTimes(useMinute()).map(([name, at]) => ({
      label: t(`mailRules.snoozeTimes.${name}`, { when: formatInstant(at.toISOString(), locale) }),
      picture: <Icon name="alarm" size={18} />,
      run: () => void onSnooze(at.toISOString()),
    })),
    {
      label: t('mail.chooseTime'),
      picture: <Icon name="calendar-blank" size={18} />,
      run: () => setAsking(true),
    },
  ]
  return (
    <>
      <MenuButton name={t('mailRules.snooze')} items={items} tabIndex={tabIndex}>
        <Icon name="alarm" size={size} />
      </MenuButton>
      {isAsking && <SnoozeDialog onClose={() => setAsking(false)} onSnooze={onSnooze} />}
    </>
  )
}
