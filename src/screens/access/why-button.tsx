import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { Icon } from '#shell/icons'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { maintains, refusedVerbs } from './refused-verbs'

const WhyDialog = lazy(() =>
  withDeferredTexts(() => import('./why-dialog').then((module) => ({ default: module.WhyDialog }))),
)

/** Opens a dialog with the reasons why verbs are not available for a record; renders nothing if all are. */
export function WhyButton({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const role = useRole()
  const refused = refusedVerbs(resource, role, row)
  if (refused.length === 0 || !maintains(resource, role)) return null
  return (
    <>
      <IconButton aria-label={t('show.why')} title={t('show.why')} onClick={() => setOpen(true)}>
        <Icon name="info" size={20} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <WhyDialog resource={resource} role={role} refused={refused} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
