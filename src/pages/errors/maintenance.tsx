import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { probe, readConnectivity, whenBack } from '#base/connectivity/connectivity'
import { useConnectivity } from '#base/connectivity/use-connectivity'
import { ErrorText, MaintenancePage } from './error-pages'

/**
 * Shows the maintenance page while the installation is under maintenance. A page that was already open stays mounted
 * beneath a dialog, with everything typed; a page opened during maintenance shows only the message and reloads
 * afterwards.
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
    // Escape closes a dialog, but nothing beneath this one works, so it opens again.
    <dialog ref={dialog} className="maintenance" aria-labelledby="maintenance-title" onClose={open}>
      <ErrorText kind="maintenance" titleId="maintenance-title">
        <button type="button" className="button large" onClick={() => void probe()}>
          {t('common.retry')}
        </button>
      </ErrorText>
    </dialog>
  )
}
