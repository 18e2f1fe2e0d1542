import { lazy, Suspense, useState } from 'react'
import { PartBoundary } from '#shell/parts/part-boundary'
import { ChannelsButtonView } from './channels-button-view'

const ChannelsDialog = lazy(() =>
  import('./channels-dialog').then((module) => ({ default: module.ChannelsDialog })),
)

/** Opens the list of all channels. */
export function ChannelsButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ChannelsButtonView onPress={() => setOpen(true)} />
      {isOpen && (
        <PartBoundary onFailure={close}>
          <Suspense>
            <ChannelsDialog onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
