import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { probe, readConnectivity, whenBack } from '#base/connectivity/connectivity'
import { useConnectivity } from '#base/connectivity/use-connectivity'
import { ErrorText, MaintenancePage } from './error-pages'

/**
 * The pages, unless somebody works on the installation. A page that was open before stays as it is beneath the news, with
 * all that was typed; one that begins then shows nothing else, and begins anew afterwards.
 */
export function UnlessMaintenance({ children }: { children: ReactNode }) {
  const { isMaintenance } = useConnectivity()
  const [hasBegunSo] = useState(() => readConnectivity().isMaintenance)
  if (hasBegunSo) return <Resting />
  return (
    <>
      {children}
      {isMaintenance && <Overlay />}
    </>
  )
}

function Resting() {
  useEffect(() => whenBack(() => location.reload()), [])
  return <MaintenancePage />
}

function Overlay() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.showModal()
  useEffect(open, [])
  return (
    // Escape closes it for a moment only: beneath it nothing works.
    <dialog ref={dialog} className="maintenance" aria-labelledby="maintenance-title" onClose={open}>
      <ErrorText kind="maintenance" titleId="maintenance-title">
        <button type="button" className="button large" onClick={() => void probe()}>
          {t('common.retry')}
        </button>
      </ErrorText>
    </dialog>
  )
}
