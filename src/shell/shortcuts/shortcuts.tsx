import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useApp } from '#providers/app-context'
import { defaultPage } from '#providers/auth/return-to'
import { useAccess } from '#providers/access'
import { useLabels } from '#base/i18n/labels'
import { lazyModule } from '#base/loading/lazy-module'
import { PartBoundary } from '../parts/part-boundary'
import { useWhenLoaded } from '../parts/use-when-loaded'
import { menuOf } from '../navigation/menu'
import { areaKeys } from './area-keys'
import { openShortcuts, shortcutsSwitch } from './open-shortcuts'
import { useShortcut } from './use-shortcut'

const dialog = lazyModule(() => import('./shortcuts-dialog'))
const close = () => shortcutsSwitch.set(false)

/** The shortcuts of every dashboard page, and the dialog that lists all shortcuts. */
export function Shortcuts() {
  const { t } = useTranslation()
  const labels = useLabels()
  const areas = areaKeys(menuOf(useApp(), useAccess()).flatMap(({ resources }) => resources))
  const part = useWhenLoaded(dialog, shortcutsSwitch.useIsOn(), close)
  useShortcut('?', { group: 'general', label: t('keyboard.show'), run: openShortcuts })
  useShortcut('F8', { group: 'general', label: t('keyboard.toNotice') })
  useShortcut('Escape', { group: 'general', label: t('keyboard.closeNotice') })
  return (
    <>
      <GoTo letter="h" path={defaultPage} label={t('shell.home')} />
      {areas.map(({ letter, path, resource }) => (
        <GoTo key={path} letter={letter} path={path} label={labels.resource(resource)} />
      ))}
      <GoTo letter="n" path="/dashboard/notifications" label={t('told.title')} />
      {part && (
        <PartBoundary onFailure={close}>
          <part.ShortcutsDialog onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}

function GoTo({ letter, path, label }: { letter: string; path: string; label: string }) {
  const navigate = useNavigate()
  useShortcut(`g ${letter}`, { group: 'goTo', label, run: () => void navigate(path) })
  return null
}
