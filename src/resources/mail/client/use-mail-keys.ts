import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import type { SystemLabel } from './mail-data'

/** The letters behind G that lead to a label, as mail programs have them. */
const letters = { i: 'inbox', s: 'starred', t: 'sent', d: 'drafts', a: 'all' } as const

/** Keys that lead from label to label while mail is open. */
export function useMailKeys(): void {
  useLabelKey('i')
  useLabelKey('s')
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
