import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { Hint } from '#shell/parts/hint'
import type { ArrangePanelProps } from './arrange-panel'

const ArrangePanel = lazy(() =>
  import('./arrange-panel').then((module) => ({ default: module.ArrangePanel })),
)

/** Opens the panel in which the tiles of the overview are arranged. */
export function ArrangeButton({ onClose, ...panel }: ArrangePanelProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Hint text={t('overview.arrange.title')}>
        <IconButton aria-label={t('overview.arrange.title')} onClick={() => setOpen(true)}>
          <Icon name="sliders-horizontal" size={24} />
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense>
          <ArrangePanel {...panel} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
