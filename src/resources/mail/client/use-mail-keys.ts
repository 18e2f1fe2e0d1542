import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import type { SystemLabel } from './mail-data'
import { useChangeMails } from './use-change-mails'

/** The keys that open a label after G, as is common in mail programs. */
const letters = { i: 'inbox', s: 'starred', b: 'snoozed', t: 'sent', d: 'drafts', a: 'all' } as const

/** Keyboard shortcuts for labels, a new mail and Undo while mail is open. */
export function useMailKeys(onCompose: () => void): void {
  const { t } = useTranslation()
  const { undo } = useChangeMails()
  useShortcut('c', { group: 'mail', label: t('mail.compose'), run: onCompose })
  useShortcut('z', { group: 'mail', label: t('common.undo'), run: () => void undo() })
  useShortcut('mod+z', { group: 'mail', label: t('common.undo'), run: () => void undo() })
  useLabelKey('i')
  useLabelKey('s')
  useLabelKey('b')
  useLabelKey('t')
  useLabelKey('d')
  useLabelKey('a')
}

function useLabelKey(letter: keyof typeof letters): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const label: SystemLabel = letters[letter]
  const run = () => void navigate(`/dashboard/mail/${label}`)
  useShortcut(`g ${letter}`, { group: 'mail', label: t(`mail.names.${label}`), run })
}
