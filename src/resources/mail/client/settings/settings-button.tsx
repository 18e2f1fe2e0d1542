import { lazy, Suspense, useState } from 'react'
import { SettingsView } from './settings-view'

const SettingsDialog = lazy(() =>
  import('./settings-dialog').then((module) => ({ default: module.SettingsDialog })),
)

/** Opens the settings of mail. */
export function SettingsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SettingsView onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
